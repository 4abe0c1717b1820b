"""All log formats give the same rows, and mistakes in them are reported."""

import sys

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from rosbags.rosbag2 import Writer
from rosbags.typesys import Stores, get_typestore

import symdyn as sd
from symdyn.identification.logs import array_log as array_logs
from symdyn.identification.logs.check import check_log
from symdyn.identification.logs.rows import NEEDED, LogError
from symdyn.identification.reading import open_log
from tests.identification.simulated_logs import arrays

JOINTS = ("joint1", "joint2")


@pytest.fixture(scope="module")
def good():
    return arrays(sd.load("planar2r"), seconds=2.0)


def write_parquet(file, log, **more):
    columns = {f"{k}_{j}": log[k][:, i] for k in ("tau", "qd", "q") for i, j in enumerate(JOINTS)}
    pq.write_table(pa.table({"t": log["t"], **columns, **more}), file, row_group_size=150)
    return file


def write_bag(folder, log, topics=("/joint_states",), names=JOINTS, fields=("q", "qd", "tau")):
    store = get_typestore(Stores.LATEST)
    types = store.types
    message, header = types["sensor_msgs/msg/JointState"], types["std_msgs/msg/Header"]
    with Writer(folder, version=9) as writer:
        for topic in topics:
            own = writer.add_connection(topic, message.__msgtype__, typestore=store)
            for k, t in enumerate(log["t"]):
                ns = round(t * 1e9) + 1_700_000_000 * 10**9
                stamp = types["builtin_interfaces/msg/Time"](sec=ns // 10**9, nanosec=ns % 10**9)
                turn = slice(None, None, -1 if k % 2 else 1)  # names say which number is whose
                values = [
                    np.ascontiguousarray(log[f][k][turn]) if f in fields else np.zeros(0)
                    for f in ("q", "qd", "tau")
                ]
                made = message(header(stamp, "base"), list(names)[turn], *values)
                writer.write(own, 10**9 + 1000 * k, store.serialize_cdr(made, message.__msgtype__))
    return folder


def rows_of(source):
    chunks = list(open_log(source, JOINTS).chunks())
    kinds = ("t", "q", "qd", "tau")
    return {kind: np.concatenate([getattr(chunk, kind) for chunk in chunks]) for kind in kinds}


def rejected(source, message):
    with pytest.raises(LogError, match=message):
        list(open_log(source, JOINTS).chunks())


def test_every_format_holds_the_same_rows(tmp_path, good, monkeypatch):
    monkeypatch.setattr(array_logs, "CHUNK", 100)
    np.savez(tmp_path / "a.npz", **good)
    np.savez_compressed(tmp_path / "b.npz", **{k: np.asfortranarray(x) for k, x in good.items()})
    write_parquet(tmp_path / "c.parquet", good, note=["x"] * len(good["t"]))
    write_bag(tmp_path / "bag", good)
    for name in ("a.npz", "b.npz", "c.parquet", "bag"):
        made = rows_of(tmp_path / name)
        assert np.abs(made.pop("t") - good["t"]).max() < 2e-9
        assert all(np.array_equal(made[kind], good[kind]) for kind in made), name
        few = list(open_log(tmp_path / name, JOINTS).chunks(NEEDED))
        assert all(rows.qd is None for rows in few), name
        assert np.array_equal(np.concatenate([rows.tau for rows in few]), good["tau"]), name


def test_the_same_checks_come_first(tmp_path, good):
    late = {**good, "t": np.where(np.arange(len(good["t"])) == 50, 0.1, good["t"])}
    robot = sd.load("planar2r")
    for file in (
        write_parquet(tmp_path / "x.parquet", late),
        write_bag(tmp_path / "bag", late),
    ):
        with pytest.raises(LogError, match=r":51: time decreases from 0.245 s to 0.1 s"):
            check_log(open_log(file, JOINTS), robot, JOINTS)


def test_numbers_that_are_missing_are_rejected_with_their_row(tmp_path, good):
    holes = {**good, "q": good["q"].copy()}
    holes["q"][270, 1] = np.nan
    np.savez(tmp_path / "x.npz", **holes)
    rejected(tmp_path / "x.npz", r"x.npz: q of 'joint2' is not finite in row 270; remove the row")
    message = "'q_joint2' is not finite in row 270; remove the row"
    rejected(write_parquet(tmp_path / "x.parquet", holes), rf"x.parquet: {message}")
    rejected(write_bag(tmp_path / "bag", holes), rf"bag: {message}")


def test_files_that_are_none_are_rejected(tmp_path, good):
    (tmp_path / "x.parquet").write_text("no")
    rejected(tmp_path / "x.parquet", r"x.parquet: this is not a Parquet file")
    rejected(tmp_path / "none.parquet", r"none.parquet: there is no such file")
    words = {"t": ["a"] * 3, **{f"{k}_{j}": [1.0] * 3 for k in ("q", "tau") for j in JOINTS}}
    pq.write_table(pa.table(words), tmp_path / "w.parquet")
    rejected(
        tmp_path / "w.parquet", r"w.parquet: the columns cannot be read .*; give columns of numbers"
    )
    np.savez(tmp_path / "x.npz", **good)
    text = (tmp_path / "x.npz").read_bytes()
    (tmp_path / "cut.npz").write_bytes(text[: len(text) // 2])
    rejected(tmp_path / "cut.npz", r"cut.npz: this is not an .npz file of arrays")
    rejected(tmp_path, "the folder is not a ROS 2 bag, since it has no metadata.yaml")


def test_topics_of_bags_are_chosen(tmp_path, good):
    two = write_bag(tmp_path / "two", good, topics=("/left", "/right"))
    rejected(two, r"two: the bag has several topics \(/left, /right\); choose one with BAG#TOPIC")
    rejected(f"{two}#/middle", "there is no topic '/middle' of sensor_msgs/msg/JointState")
    assert np.array_equal(rows_of(f"{two}#/left")["tau"], good["tau"])
    rejected(
        write_bag(tmp_path / "q", good, fields=("q",)), "missing columns: 'tau_joint1', 'tau_jo"
    )
    rejected(write_bag(tmp_path / "other", good, names=("a", "b")), "missing columns: 'q_joint1'")


def test_without_the_library_the_extra_is_named(tmp_path, good, monkeypatch):
    file = write_parquet(tmp_path / "x.parquet", good)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    rejected(file, r"needs pyarrow, which is not installed; pip install \"\.\[logs\]\"")
