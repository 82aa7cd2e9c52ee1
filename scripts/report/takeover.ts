import { takeoverPage } from '../../tests/takeover/matrix-page.ts';
import { readTree } from '../../checks/tree.ts';
import { testsByTag } from './tagged-tests.ts';

/** Prints the takeover matrix from the tables that its tests are compared with. */
export function reportTakeover(root: string, print: (text: string) => void): boolean {
  const tests = testsByTag(readTree(root));
  print(takeoverPage((tag) => tests.get(tag) ?? []));
  return true;
}
