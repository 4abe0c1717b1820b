"""python -m tests.fuzz"""

import sys

from tests.fuzz.campaign import main

sys.exit(main())
