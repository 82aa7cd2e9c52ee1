import type { Finding } from './check.ts';
import type { Import } from './imports.ts';
import { isTest } from './tree.ts';

/** The server's folders from the ground up. A folder imports its own floor and those below. */
const floors = [
  ['db'],
  ['ledger'],
  ['audit', 'jobs', 'limits', 'mail', 'files', 'policy', 'metrics'],
  ['http'],
  ['users', 'second-factor', 'passkeys', 'security-pin', 'policy-changes', 'weaknesses'],
  ['cases'],
  ['password-resets', 'profiles', 'identity'],
  ['accounts'],
  ['approvals'],
  ['exchange'],
  ['transfers'],
  ['interest'],
  ['bills'],
  ['payment-reviews', 'outside-payments', 'funding', 'disputes'],
  ['deposits'],
  ['cards'],
  ['loans'],
  ['statements'],
  ['books'],
  ['bank-day'],
  ['messages'],
  ['admin'],
];

/** Files that put the house together: they import anything, and no other file of the server imports them. */
const compositionRoots = new Set([
  'server/main.ts',
  'server/serve-bank.ts',
  'server/app.ts',
  'server/open-bank.ts',
  'server/bank-jobs.ts',
  'server/bank-queues.ts',
  'server/print-welcome.ts',
  'server/stop-serving.ts',
  'server/check-keys.ts',
]);

/** What knows the request or the whole bank; the ledger and the database know neither. */
const knowsTheBank = new Set(['server/context.ts', 'server/bank.ts']);

type Wall = Pick<Finding, 'problem' | 'mend'>;

/** The rule that an import inside the server breaks, if one. */
export function serverWall({ from, to, isPackage }: Import): Wall | undefined {
  if (isPackage || isTest(from) || !from.startsWith('server/') || !to.startsWith('server/') || compositionRoots.has(from)) return undefined;
  if (compositionRoots.has(to))
    return { problem: `imports the composition root ${to}`, mend: 'hand the thing in as an argument; roots import, and are not imported' };

  const source = folderOf(from);
  const target = folderOf(to);
  if ((source === 'db' || source === 'ledger') && knowsTheBank.has(to)) {
    return {
      problem: `server/${source} imports ${to}`,
      mend: 'the ledger and the database know no request and no bank: take the few values it needs as arguments',
    };
  }
  if (target === undefined) return undefined;
  const targetFloor = floorOf(target);
  if (targetFloor === -1)
    return { problem: `server/${target} has no floor`, mend: 'add the folder to `floors` in checks/server-walls.ts, and write the decision down' };

  // Helpers beside main.ts serve every folder, so they stand no higher than the ledger's neighbours.
  const sourceFloor = source === undefined ? floorOf('mail') : floorOf(source);
  if (targetFloor <= sourceFloor) return undefined;
  return {
    problem: `${source === undefined ? from : `server/${source}`} imports server/${target}, which stands above it`,
    mend: `import downwards only (${floors.flat().join(' < ')}); move the shared part down or call it from above`,
  };
}

function folderOf(file: string): string | undefined {
  const [, folder, ...rest] = file.split('/');
  return rest.length > 0 ? folder : undefined;
}

function floorOf(folder: string): number {
  return floors.findIndex((floor) => floor.includes(folder));
}
