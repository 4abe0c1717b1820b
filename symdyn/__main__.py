"""`python -m symdyn`."""

import sys

from symdyn.cli import main

sys.exit(main())
