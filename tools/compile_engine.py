"""Build the engine with mypyc, in a copy, so that the plain source stays as it is.

    python tools/compile_engine.py src build/compiled

copies src to build/compiled, compiles every module of stablemates.engine there and checks that Python really
imports the compiled ones. Run anything against the build with PYTHONPATH=build/compiled. Nothing is built
again while the engine's source stays the same.

It is a pytest plugin as well: `pytest -p compile_engine` fails each test that meets an uncompiled engine.
"""

import hashlib
import importlib
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ENGINE = "stablemates.engine"
FLAGS = ["--config-file=", "--strict", "--no-error-summary"]
DIGEST = ".engine-digest"


def engine_sources(root: Path) -> list[Path]:
    """Every module of the engine, as paths from root, always in the same order."""
    return sorted(path.relative_to(root) for path in (root / ENGINE.replace(".", "/")).rglob("*.py"))


def module_name(source: Path) -> str:
    """stablemates/engine/turn.py -> stablemates.engine.turn"""
    return ".".join(source.with_suffix("").parts).removesuffix(".__init__")


def is_compiled(name: str) -> bool:
    """Does importing this module give a compiled one?"""
    return str(importlib.import_module(name).__file__).endswith(tuple(EXTENSION_SUFFIXES))


def digest(root: Path) -> str:
    """Changes whenever the engine must be built again."""
    import mypy.version

    summary = hashlib.sha256(f"{sys.version} {mypy.version.__version__} {FLAGS}".encode())
    summary.update(Path(__file__).read_bytes())
    for source in engine_sources(root):
        summary.update(str(source).encode() + b"\0" + (root / source).read_bytes() + b"\0")
    return summary.hexdigest()


def copy_sources(root: Path, target: Path) -> None:
    """Make target's package the same as root's, but leave the compiled modules where they are."""
    wanted = {p.relative_to(root) for p in root.rglob("*") if p.is_file() and "__pycache__" not in p.parts}
    for old in list(target.glob("stablemates/**/*")):
        if old.is_file() and old.suffix != ".so" and old.relative_to(target) not in wanted:
            old.unlink()
    for path in wanted:
        (target / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(root / path, target / path)


def build(target: Path) -> None:
    """Compile the engine inside target. Must run in a process of its own: setuptools likes to have one."""
    from mypyc.build import mypycify
    from setuptools import setup

    os.chdir(target)
    modules = [str(source) for source in engine_sources(Path())]
    extensions = mypycify([*FLAGS, *modules], opt_level="3", debug_level="0", separate=False, target_dir="c")
    setup(
        name="stablemates-engine",
        ext_modules=extensions,
        script_args=["-q", "build_ext", "--inplace", "--build-temp", "c"],
    )


def check(root: Path) -> None:
    """Stop with an error unless each engine module is imported compiled, and from root."""
    for source in engine_sources(root):
        name = module_name(source)
        found = Path(str(importlib.import_module(name).__file__)).resolve()
        if not is_compiled(name) or not found.is_relative_to(root.resolve()):
            sys.exit(f"{name} is not the compiled one: Python found {found}")


def run(step: str, target: Path) -> None:
    """Run one step of this file in a new process that sees the build first."""
    environment = {**os.environ, "PYTHONPATH": str(target)}
    done = subprocess.run([sys.executable, __file__, step, str(target)], env=environment, check=False)
    if done.returncode:
        sys.exit(f"The engine could not be compiled (step {step}).")


def main(root: Path, target: Path) -> None:
    """Copy, compile if need be, check."""
    if not engine_sources(root):
        sys.exit(f"There is no {ENGINE} in {root}.")
    if root.resolve().is_relative_to(target):
        sys.exit(f"{target} holds the source itself; name a folder that may be emptied.")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        sys.exit("Compiling needs gcc and Python's C headers. On Debian: apt install gcc python3-dev")
    stamp, wanted = target / DIGEST, digest(root)
    if not stamp.exists() or stamp.read_text() != wanted:
        shutil.rmtree(target, ignore_errors=True)
    copy_sources(root, target)
    if not stamp.exists():
        run("--build", target)
        run("--check", target)
        stamp.write_text(wanted)
    else:
        run("--check", target)
    print(f"{len(engine_sources(target))} engine modules are compiled in {target}")


def pytest_configure() -> None:
    """Stop before the first test if the engine at hand is a plain one."""
    import pytest

    if not is_compiled(ENGINE):
        raise pytest.UsageError(f"{ENGINE} is not compiled; is PYTHONPATH set?")


def pytest_runtest_teardown() -> None:
    """After each test: an error if it has met an engine module that is not compiled."""
    loaded = sorted(name for name in sys.modules if name == ENGINE or name.startswith(ENGINE + "."))
    plain = [name for name in loaded if not is_compiled(name)]
    if plain:
        raise RuntimeError(f"this test ran on an uncompiled engine: {', '.join(plain)}")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--build", target]:
            build(Path(target))
        case ["--check", target]:
            check(Path(target))
        case [root, target]:
            main(Path(root), Path(target).resolve())
        case _:
            sys.exit(__doc__)
