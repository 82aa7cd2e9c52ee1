import { existsSync } from 'node:fs';
import { anchorFileOf } from '../usage-error.ts';

/**
 * The log that a drill compares the trail with. The unit's own `--anchor-if-there` names a place
 * that many banks leave empty; one that a person names by `--anchor` has to be there.
 */
export function anchorFileOfDrill([option, ...files]: string[]): string | undefined {
  if (option === undefined) return undefined;
  const isOptional = option === '--anchor-if-there';
  const file = anchorFileOf('drill', [isOptional ? '--anchor' : option, ...files]);
  if (!isOptional || file === undefined || existsSync(file)) return file;
  console.log(`No anchors of the trail are at ${file}: a trail cut short would not be found.`);
  return undefined;
}
