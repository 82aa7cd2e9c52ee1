import { spawnSync } from 'node:child_process';

/** Whether Python is here with what `docs/evidence/verify.py` needs. */
export const verifiesEvidence = (): boolean =>
  spawnSync('python3', ['-c', 'import cryptography'], { stdio: 'ignore' }).status === 0;
