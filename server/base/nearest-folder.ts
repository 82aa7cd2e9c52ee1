import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

/** The folder itself, or the nearest above it that is there: it would be made in that one. */
export function nearestFolder(folder: string): string {
  let nearest = folder;
  while (!existsSync(nearest) && dirname(nearest) !== nearest) nearest = dirname(nearest);
  return nearest;
}
