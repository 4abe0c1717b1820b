"""The options of `symdyn derive`; light to load, since every command line reads them."""

from __future__ import annotations

import argparse


def add_derivation(derive: argparse.ArgumentParser) -> None:
    """What is derived and how it is shown."""
    derive.add_argument("robot", metavar="ROBOT", help="as above")
    derive.add_argument(
        "--quantity",
        nargs="+",
        action="extend",
        metavar="NAME",
        help="M C phi (default), A L D, T U Gamma tau J X ..., names of functions, pp99.G rk88.phi "
        "...; to explain: derivation (step by step, by --method), base_parameters, filter (forward "
        "dynamics as one), table1 (PP99's operators and RK88's), frames, kkt (closed chains as one "
        "linear system)",
    )
    derive.add_argument(
        "--prove",
        nargs=2,
        metavar="METHOD",
        help="that two methods give the same, by normal forms: lagrange newton-euler",
    )
    derive.add_argument(
        "--check",
        action="append",
        metavar='"M[1,2] = ..."',
        help="judge an answer, in any equivalent form: M[1,2], M12, phi[1], tau[2], C[1,2], "
        "Gamma[1,2,2], T, U_1, ... = a formula such as 2 l1 lc2 m2 cos q2 or c12^2, or a list of "
        "them, maybe followed by: where q1 = 0, qd = [1, 2]. Exit status 0 if it is right, 1 if "
        "not, 2 if it cannot be read",
    )
    derive.add_argument(
        "--exercises",
        type=int,
        metavar="N",
        help="N problems about the robot with solutions, each with the --check that judges answers",
    )
    derive.add_argument(
        "--seed", type=int, metavar="K", help="other problems of --exercises (default 0)"
    )
    derive.add_argument(
        "--without-solutions",
        action="store_true",
        help="of --exercises the problems alone, for those who are to solve them",
    )
    derive.add_argument(
        "--format",
        default="text",
        help="text (default), latex, html (a page), or notebook (for Jupyter)",
    )
    derive.add_argument(
        "--fragment",
        action="store_true",
        help="of LaTeX the body alone, for a document of yours; else all that pdflatex needs",
    )
    derive.add_argument(
        "--notation",
        metavar="BOOK",
        help="letters of a book, with a box that lists them, also for --exercises; --check reads "
        "them: spong, craig, siciliano, mls, lynch-park, fantoni-lozano (cart-poles), or a .toml "
        "file with letters of your own",
    )
    derive.add_argument(
        "--angles",
        default="book",
        help="book (default: sums for parallel axes, products between others), sums or products",
    )
    derive.add_argument(
        "--groups",
        action="store_true",
        help="parameters in groups beta_1, beta_2, ... with a legend",
    )
    derive.add_argument(
        "--at", nargs="+", type=float, metavar="Q", help="numbers for q, to see numbers"
    )
    derive.add_argument(
        "--frames", metavar="NAME", help="other link frames: com (centres of mass), or axes"
    )
    derive.add_argument("--out", metavar="FILE", help="default: standard output")
