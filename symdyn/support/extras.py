"""How to install symdyn and its extras: from a checkout.

On the package index the name symdyn belongs to another project, so that `pip install` is always run
on the files of a checkout, whose distribution is named symdyn-robotics.
"""


def pip_install(extra: str = "") -> str:
    """Return the command that installs symdyn with an extra, and where to run it.

    >>> print(pip_install("casadi"))
    pip install ".[casadi]" in the symdyn checkout
    """
    what = f'".[{extra}]"' if extra else "."
    return f"pip install {what} in the symdyn checkout"
