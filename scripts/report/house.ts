import { measuresOf } from '../../checks/house.ts';
import { readTree } from '../../checks/tree.ts';

/** Prints how much the house costs to read and to change, next to what it may and should. */
export function reportHouse(root: string, print: (text: string) => void): boolean {
  const measures = measuresOf(readTree(root));
  for (const { name, now, most, target } of measures)
    print(`${name}: ${now} (at most ${most}, wanted ${target})`);
  return measures.every(({ now, most }) => now <= most);
}
