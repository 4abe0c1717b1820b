from symdyn.compiler.comparison import Comparison as Comparison
from symdyn.compiler.comparison import compare as compare
from symdyn.compiler.keywords import adjust as adjust
from symdyn.compiler.keywords import load as load
from symdyn.compiler.pipeline import generate as generate
from symdyn.errors import (
    CompilerError as CompilerError,
)
from symdyn.errors import (
    FunctionError as FunctionError,
)
from symdyn.errors import (
    RobotError as RobotError,
)
from symdyn.errors import (
    SymdynError as SymdynError,
)
from symdyn.identifiability.base_parameters import (
    BaseParameters as BaseParameters,
)
from symdyn.identifiability.base_parameters import (
    base_parameters as base_parameters,
)
from symdyn.identification.excitation.excite import Excitation as Excitation
from symdyn.identification.excitation.excite import excite as excite
from symdyn.identification.geometry.calibrate import calibrate as calibrate
from symdyn.identification.geometry.calibrated import Calibrated as Calibrated
from symdyn.identification.identify import identify as identify
from symdyn.identification.outputs import Identified as Identified
from symdyn.identification.payload import (
    IdentifiedPayload as IdentifiedPayload,
)
from symdyn.identification.payload import (
    identify_payload as identify_payload,
)
from symdyn.robot import (
    Constraint as Constraint,
)
from symdyn.robot import (
    Frame as Frame,
)
from symdyn.robot import (
    Inertia as Inertia,
)
from symdyn.robot import (
    Joint as Joint,
)
from symdyn.robot import (
    Limits as Limits,
)
from symdyn.robot import (
    Link as Link,
)
from symdyn.robot import (
    Mimic as Mimic,
)
from symdyn.robot import (
    Move as Move,
)
from symdyn.robot import (
    Passive as Passive,
)
from symdyn.robot import (
    Placement as Placement,
)
from symdyn.robot import (
    Robot as Robot,
)
from symdyn.robot import (
    Rotor as Rotor,
)
from symdyn.robot import (
    beam as beam,
)
from symdyn.robot import (
    from_dh as from_dh,
)
from symdyn.robot import (
    from_screws as from_screws,
)
from symdyn.robot import (
    prepare as prepare,
)
from symdyn.robot import (
    to_toml as to_toml,
)
from symdyn.robot import (
    to_urdf as to_urdf,
)
from symdyn.runtime.compiled import Compiled as Compiled
from symdyn.runtime.compiled import compile as compile
from symdyn.runtime.trajectory import trajectory_effort as trajectory_effort
from symdyn.simulation.simulate import simulate as simulate
from symdyn.simulation.simulated import Simulated as Simulated
from symdyn.teaching.model import derive as derive
from symdyn.verification.check import check as check
from symdyn.verification.report import CheckReport as CheckReport
from symdyn.verification.self_test import self_test_trials as self_test_trials

__version__: str
