import { spawnSync } from 'node:child_process';

/** Debian's own first: packages of Debian are for no other Python of the machine. */
const places = ['/usr/bin/python3', 'python3'];

/** A Python with what `docs/evidence/verify.py` needs; undefined where there is none. */
export const findPython = (): string | undefined =>
  places.find(
    (python) => spawnSync(python, ['-c', 'import cryptography'], { stdio: 'ignore' }).status === 0,
  );
