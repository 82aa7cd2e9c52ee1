import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/**
 * The test files that run in plain Node and use none of the parts in tests/support: they need no
 * database and no built page, and start in half a second. Paths from the project's folder.
 */
export function findUnits(): string[] {
  return globSync('{server,contract,checks,scripts}/**/*.test.ts', { cwd: root }).filter(
    (file) => !readFileSync(join(root, file), 'utf8').includes('tests/support/'),
  );
}
