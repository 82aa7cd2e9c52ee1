import type { Check, Finding } from './check.ts';
import { type Import, importsOf } from './imports.ts';
import { serverWall } from './server-walls.ts';
import { isTest } from './tree.ts';
import { webWall } from './web-walls.ts';

/**
 * Rooms of the house and the rooms they may import. A room that is not listed may import
 * everything.
 */
const mayImport: Record<string, string[]> = {
  contract: ['contract'],
  config: ['config', 'contract'],
  server: ['server', 'contract', 'config'],
  web: ['web', 'contract', 'config'],
  fixtures: ['fixtures', 'server', 'contract', 'config'],
};

export const layers: Check = {
  rule: 'rooms import only the rooms below them',
  find: (tree) =>
    importsOf(tree).flatMap((one) => {
      const wall = roomWall(one) ?? serverWall(one) ?? webWall(one);
      return wall ? [{ file: one.from, line: one.line, ...wall }] : [];
    }),
};

type Wall = Pick<Finding, 'problem' | 'mend'>;

const roomOf = (file: string) => file.split('/', 1)[0] ?? '';

function roomWall({ from, to, isPackage }: Import): Wall | undefined {
  const room = roomOf(from);
  if (isPackage) {
    if (room === 'contract' && !isTest(from) && to !== 'zod/mini') {
      return {
        problem: `contract/ imports ${to}`,
        mend: 'contract/ is pure and small: only zod/mini; move what needs more into server/ or web/',
      };
    }
    if (room === 'web' && !isTest(from) && to.startsWith('node:')) {
      return {
        problem: `web/ imports ${to}`,
        mend: 'a browser has no Node: do it in scripts/ at build, or in server/',
      };
    }
    return undefined;
  }
  const allowed = mayImport[room];
  const target = roomOf(to);
  // A test may use the cast and the tests' own helpers, whatever its neighbour may import.
  if (
    !allowed ||
    allowed.includes(target) ||
    (isTest(from) && ['tests', 'fixtures', 'scripts'].includes(target))
  )
    return undefined;
  return {
    problem: `${room}/ imports ${to}`,
    mend:
      `${room}/ may import only ${allowed.map((name) => `${name}/`).join(', ')}; what both need ` +
      'belongs in contract/',
  };
}
