"""A damaged log ends in one line with status 2, whatever the library that reads it raises."""

import struct
import zipfile

import numpy as np
import pytest

import symdyn as sd
from tests.identification.simulated_logs import arrays
from tests.identification.test_formats import write_bag, write_parquet
from tests.test_cli import rejected


@pytest.fixture(scope="module")
def good():
    return arrays(sd.load("planar2r"), seconds=0.5)


def assert_one_line(capsys, file):
    line = rejected(capsys, "identify", "planar2r", file)
    assert file.name in line
    assert ";" in line, "the line says what to do"


# -- .npz ----------------------------------------------------------------------------------------


def changed(file, at, data):
    text = bytearray(file.read_bytes())
    text[at : at + len(data)] = data
    file.write_bytes(text)


def with_pickles(file, good):
    np.savez(file, **{**good, "tau": np.array([None, {}], dtype=object)})


def with_object_among_others(file, good):
    np.savez(file, **good, notes=np.array(["a", None], dtype=object))


def without_an_end(file, good):
    np.savez(file, **good)
    file.write_bytes(file.read_bytes()[:-30])


def no_zip(file, good):
    file.write_bytes(b"PK\3\4 and nothing else")


def with_wrong_checksum(file, good):
    np.savez(file, **good)
    changed(file, 3000, b"\1\2\3\4\5\6\7\7")


def with_damaged_deflate(file, good):
    np.savez_compressed(file, **good)
    changed(file, 300, bytes(200))


def with_encryption(file, good):
    np.savez(file, **good)
    text = file.read_bytes()
    for mark, offset in ((b"PK\3\4", 6), (b"PK\1\2", 8)):  # the flags of local and central headers
        at = text.find(mark)
        while at >= 0:
            changed(file, at + offset, b"\1\0")
            at = text.find(mark, at + 4)


def with_unknown_compression(file, good):
    np.savez(file, **good)
    text = file.read_bytes()
    for mark, offset in ((b"PK\3\4", 8), (b"PK\1\2", 10)):
        at = text.find(mark)
        while at >= 0:
            changed(file, at + offset, struct.pack("<H", 97))
            at = text.find(mark, at + 4)


def with_header(header):
    def make(file, good):
        with zipfile.ZipFile(file, "w") as archive:
            for name in ("t", "q", "tau"):
                text = header.encode().ljust(117) + b"\n"
                data = b"\x93NUMPY\1\0" + struct.pack("<H", len(text)) + text + bytes(80)
                archive.writestr(f"{name}.npy", data)

    return make


NPZ = {
    "pickles": with_pickles,
    "an object among others": with_object_among_others,
    "cut": without_an_end,
    "no zip": no_zip,
    "checksum": with_wrong_checksum,
    "deflate": with_damaged_deflate,
    "encrypted": with_encryption,
    "unknown compression": with_unknown_compression,
    "no array": lambda file, good: zipfile.ZipFile(file, "w").close(),
    "text for an array": lambda file, good: zipfile.ZipFile(file, "w").writestr("t.npy", "1 2 3"),
    "no header": with_header("{'descr': '<f8', 'fortran_order': "),
    "gigantic": with_header("{'descr': '<f8', 'fortran_order': True, 'shape': (10000000000000,)}"),
    "gigantic rows": with_header(
        "{'descr': '<f8', 'fortran_order': False, 'shape': (4, 100000000000000)}"
    ),
    "negative": with_header("{'descr': '<f8', 'fortran_order': False, 'shape': (-3, 2)}"),
}


@pytest.mark.parametrize("damage", NPZ)
def test_a_damaged_npz_file_is_one_line(damage, good, tmp_path, capsys):
    file = tmp_path / "log.npz"
    NPZ[damage](file, good)
    assert_one_line(capsys, file)


# -- Parquet -------------------------------------------------------------------------------------


@pytest.mark.parametrize("kept", [0, 3, 100, 0.5, 0.9, 0.999])
def test_a_truncated_parquet_file_is_one_line(kept, good, tmp_path, capsys):
    file = write_parquet(tmp_path / "log.parquet", good)
    text = file.read_bytes()
    file.write_bytes(text[: kept if isinstance(kept, int) else int(kept * len(text))])
    assert_one_line(capsys, file)


@pytest.mark.parametrize("at", [10, 2000, -8, -100, -400])
def test_a_damaged_parquet_file_is_one_line(at, good, tmp_path, capsys):
    file = write_parquet(tmp_path / "log.parquet", good)
    text = file.read_bytes()
    at %= len(text)
    file.write_bytes(text[:at] + b"\xff" * min(60, len(text) - at - 1) + text[at + 60 :])
    assert_one_line(capsys, file)


# -- ROS 2 bags ----------------------------------------------------------------------------------

METADATA = {
    "no YAML": "rosbag2_bagfile_information: [1, 2",
    "a tab": "\tversion: 5",
    "empty": "",
    "a list": "- 1\n- 2\n",
    "other keys": "some: thing\n",
    "no version": "rosbag2_bagfile_information:\n  storage_identifier: sqlite3\n",
    "numbers for tables": "rosbag2_bagfile_information: 5\n",
    "no text": "\0\1\2\xff",
    "a tag": "!!python/object/apply:os.system ['true']\n",
}


@pytest.fixture
def bag(good, tmp_path):
    return write_bag(tmp_path / "bag", {key: x[:20] for key, x in good.items()})


@pytest.mark.parametrize("metadata", METADATA)
def test_a_bag_with_bad_metadata_is_one_line(metadata, bag, capsys):
    (bag / "metadata.yaml").write_text(METADATA[metadata], encoding="latin-1")
    assert_one_line(capsys, bag)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("version: 9", "version: 900"),
        ("version: 9", "version: nine"),
        ("sqlite3", "tape"),
        ("relative_file_paths", "files"),
        ("message_count:", "messages:"),
        ("sensor_msgs/msg/JointState", "sensor_msgs/msg/Unheard"),
        ("cdr", "morse"),
    ],
)
def test_a_bag_with_other_metadata_is_one_line(old, new, bag, capsys):
    file = bag / "metadata.yaml"
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))
    assert_one_line(capsys, bag)


@pytest.mark.parametrize("damage", ["missing", "empty", "cut", "no database", "zeros"])
def test_a_bag_with_a_damaged_database_is_one_line(damage, bag, capsys):
    (file,) = bag.glob("*.db3")
    text = file.read_bytes()
    if damage == "missing":
        file.unlink()
    else:
        changes = {
            "empty": b"",
            "cut": text[: len(text) // 2],
            "no database": b"no database",
            "zeros": text[:4096] + bytes(len(text) - 4096),
        }
        file.write_bytes(changes[damage])
    assert_one_line(capsys, bag)


# -- CSV -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("cell", ["1_000", "\u0661", "0x10", "1,5", "", "1e", "1 2", "\0", "(1)"])
def test_a_cell_that_is_no_number_is_one_line(cell, good, tmp_path, capsys):
    names = ["t", *(f"{kind}_joint{k}" for kind in ("q", "tau") for k in (1, 2))]
    table = np.column_stack([good["t"], good["q"], good["tau"]])
    lines = [";".join(map(repr, row)) for row in table.tolist()]
    lines[5] = ";".join([*lines[5].split(";")[:-1], cell])
    file = tmp_path / "log.csv"
    file.write_text("\n".join([";".join(names), *lines, ""]))
    assert_one_line(capsys, file)
