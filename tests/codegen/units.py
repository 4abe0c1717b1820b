"""Units of FMI as FMPy sees them, whatever their version."""

import shutil

import fmpy
import numpy as np
from fmpy.fmi2 import FMU2Model, FMU2Slave
from fmpy.fmi3 import FMU3Model, FMU3Slave

from symdyn.robot.assembly.series import entry_names

VERSIONS = {"3.0": ".fmu", "2.0": "_fmi2.fmu"}
FUNCTIONS = ["forward_dynamics", "qdot", "forward_kinematics", "kinetic_energy", "potential_energy"]


class Instance:
    """A unit for model exchange or co-simulation, whatever its version; variables by name."""

    def __init__(self, file, kind="ModelExchange"):
        about = fmpy.read_model_description(str(file))
        self.three = about.fmiVersion.startswith("3")
        self.variables = {v.name: v for v in about.modelVariables}
        exchange = kind == "ModelExchange"
        models = (FMU3Model, FMU3Slave) if self.three else (FMU2Model, FMU2Slave)
        model = models[0] if exchange else models[1]
        self.folder = fmpy.extract(str(file))
        self.unit = model(
            guid=about.instantiationToken if self.three else about.guid,
            unzipDirectory=self.folder,
            modelIdentifier=about.modelExchange.modelIdentifier,
            instanceName="one",
        )
        self.unit.instantiate()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.unit.freeInstance()
        shutil.rmtree(self.folder)

    def begin(self, **values):
        """Set values by name, then initialize."""
        self.enter()
        self.set(values)
        self.unit.exitInitializationMode()
        return self

    def enter(self):
        if self.three:
            self.unit.enterInitializationMode()
        else:
            self.unit.setupExperiment()
            self.unit.enterInitializationMode()

    def references(self, names):
        return [self.variables[name].valueReference for name in names]

    def get(self, names):
        call = self.unit.getFloat64 if self.three else self.unit.getReal
        return np.array(call(self.references(names)))

    def set(self, values):
        call = self.unit.setFloat64 if self.three else self.unit.setReal
        call(self.references(values), list(map(float, values.values())))

    def slopes(self, unknowns, knowns, seed):
        at = self.references(unknowns), self.references(knowns)
        return np.array(self.unit.getDirectionalDerivative(*at, list(seed)))

    def named(self, *causalities, start=None):
        """The names of variables; `start`: whether they have one."""
        return [
            name
            for name, v in self.variables.items()
            if v.causality in causalities and start in (None, v.start is not None)
        ]

    @property
    def given(self):
        names = self.named("input", "parameter") + self.named("output", start=True)
        return [name for name in names if name != "solver_step"]

    @property
    def computed(self):
        return self.named("local") + self.named("output", start=False)


def units(folder):
    return [folder / (folder.name + suffix) for suffix in VERSIONS.values()]


def motion(file, kind, robot, time, start, **options):
    """q and qd over time, and the energies."""
    options = {"relative_tolerance": 1e-10, "output_interval": time / 10, **options}
    rows = fmpy.simulate_fmu(
        str(file), fmi_type=kind, stop_time=time, start_values=start, **options
    )
    names = entry_names(robot)
    q = np.stack([rows[f"q_{name}"] for name in names.q], axis=1)
    qd = np.stack([rows[f"qd_{name}"] for name in names.qd], axis=1)
    return q, qd, np.stack([rows["kinetic"], rows["potential"]], axis=1)


def start_of(robot, q, qd, tau):
    names = entry_names(robot)
    kinds = (("q", names.q, q), ("qd", names.qd, qd), ("tau", names.qd, tau))
    return {f"{kind}_{n}": x for kind, own, at in kinds for n, x in zip(own, at, strict=True)}


def differs(ours, simulated):
    """The largest difference from a motion, relative to the largest number of each array."""
    energies = np.stack([simulated.kinetic, simulated.potential], axis=1)
    theirs = (simulated.q, simulated.qd, energies)
    return max(
        np.max(np.abs(a - b)) / max(1, np.max(np.abs(b))) for a, b in zip(ours, theirs, strict=True)
    )


def slope_error(file, amount=0.4):
    """The largest difference of slopes from central differences in a random direction."""
    rng = np.random.default_rng(2)
    with Instance(file) as one:
        one.enter()
        names = one.given
        at = np.array([float(one.variables[name].start) for name in names])
        free = [one.variables[name].causality != "parameter" for name in names]
        at += amount * rng.uniform(-1, 1, len(at)) * free
        seed = rng.uniform(-1, 1, len(at))
        one.set(dict(zip(names, at, strict=True)))
        slopes = one.slopes(one.computed, names, seed)
        ends = []
        for sign in (1, -1):
            one.set(dict(zip(names, at + sign * 1e-6 * seed, strict=True)))
            ends.append(one.get(one.computed))
    differences = (ends[0] - ends[1]) / 2e-6
    return np.max(np.abs(slopes - differences) / (1 + np.abs(differences)))
