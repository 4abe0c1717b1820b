from symdyn.compiler.comparison import Comparison as Comparison, compare as compare
from symdyn.compiler.keywords import adjust as adjust, load as load
from symdyn.compiler.pipeline import generate as generate
from symdyn.errors import (
    CompilerError as CompilerError,
    FunctionError as FunctionError,
    RobotError as RobotError,
    SymdynError as SymdynError,
)
from symdyn.identifiability.base_parameters import (
    BaseParameters as BaseParameters,
    base_parameters as base_parameters,
)
from symdyn.identification.excitation.excite import Excitation as Excitation, excite as excite
from symdyn.identification.geometry.calibrate import calibrate as calibrate
from symdyn.identification.geometry.calibrated import Calibrated as Calibrated
from symdyn.identification.identify import identify as identify
from symdyn.identification.outputs import Identified as Identified
from symdyn.identification.payload import (
    IdentifiedPayload as IdentifiedPayload,
    identify_payload as identify_payload,
)
from symdyn.robot import (
    Constraint as Constraint,
    Frame as Frame,
    Inertia as Inertia,
    Joint as Joint,
    Limits as Limits,
    Link as Link,
    Mimic as Mimic,
    Move as Move,
    Passive as Passive,
    Placement as Placement,
    Robot as Robot,
    Rotor as Rotor,
    beam as beam,
    from_dh as from_dh,
    from_screws as from_screws,
    prepare as prepare,
    to_toml as to_toml,
    to_urdf as to_urdf,
)
from symdyn.runtime.compiled import Compiled as Compiled, compile as compile
from symdyn.runtime.trajectory import trajectory_effort as trajectory_effort
from symdyn.simulation.simulate import simulate as simulate
from symdyn.simulation.simulated import Simulated as Simulated
from symdyn.teaching.closed_form_steps import closed_forms as closed_forms
from symdyn.teaching.derivations.proof import prove as prove
from symdyn.teaching.exercises.sheet import exercise_sheet as exercise_sheet
from symdyn.teaching.model import Model as Model, derive as derive
from symdyn.verification.check import check as check
from symdyn.verification.report import CheckReport as CheckReport
from symdyn.verification.self_test import self_test_trials as self_test_trials

__version__: str
