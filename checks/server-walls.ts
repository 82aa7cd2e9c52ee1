import type { Finding } from './check.ts';
import type { Import } from './imports.ts';
import { isTest } from './tree.ts';

/** A room of the server; docs/architecture.md says the same of each, which a check compares. */
interface Room {
  name: string;
  holds: string;
  /** Its folders from the ground up; a folder imports its own floor and those below. */
  floors?: string[][];
}

/** The server's rooms from the ground up. A room imports itself and those before it. */
export const serverRooms: Room[] = [
  { name: 'base', holds: 'Values, clock, settings, keys and log: what knows no table.' },
  {
    name: 'db',
    holds:
      'The database: both engines, migrations, functions, transactions, backup, pools of ' +
      'connections, reads on a standby.',
  },
  { name: 'ledger', holds: 'The only writer of money: postings, accounts, holds, claims, proofs.' },
  {
    name: 'services',
    holds:
      'What every part of a bank uses: trail, jobs, mail, files, limits, policy, metrics, ' +
      'recovery.',
  },
  { name: 'http', holds: 'How a request of the contract is admitted, read and answered.' },
  { name: 'desk', holds: 'The queues of staff: who holds a case, and that it is decided once.' },
  {
    name: 'people',
    holds: 'Who customers and staff are, and how they prove it.',
    floors: [
      ['users', 'second-factor', 'passkeys', 'security-pin', 'step-up'],
      ['password-resets', 'profiles', 'identity', 'colleagues'],
      ['freezes'],
    ],
  },
  {
    name: 'money',
    holds: 'What a customer has and does: accounts, payments, cards, deposits, loans, statements.',
    floors: [
      ['accounts', 'journals'],
      ['approvals'],
      ['exchange'],
      ['transfers'],
      ['goals'],
      ['interest'],
      ['bills'],
      ['disputes'],
      ['deposits'],
      ['cards'],
      ['loans'],
      ['statements'],
      ['insight'],
      ['moments'],
    ],
  },
  {
    name: 'staff',
    holds: 'What staff do: customers, reviews, funding, books, policy, the day of the bank.',
    floors: [
      ['policy-changes', 'weaknesses'],
      ['payment-reviews', 'outside-payments', 'funding'],
      ['books'],
      ['bank-day'],
      ['messages'],
      ['admin'],
    ],
  },
  { name: 'start', holds: 'How the process begins and ends.' },
];

/** Files that put the house together: they import anything, and only they import each other. */
const compositionRoots = new Set([
  'server/main.ts',
  'server/app.ts',
  'server/bank-closings.ts',
  'server/bank-forgetting.ts',
  'server/bank-jobs.ts',
  'server/bank-queues.ts',
]);

const isCompositionRoot = (file: string) =>
  compositionRoots.has(file) || roomOf(file)?.name === 'start';

/** What knows the request or the whole bank; the rooms up to the ledger know neither. */
const knowsTheBank = new Set(['server/bank.ts', 'server/context.ts', 'server/session.ts']);
const knowNoBank = new Set(['base', 'db', 'ledger']);

type Wall = Pick<Finding, 'problem' | 'mend'>;

/** The rule that an import inside the server breaks, if one. */
export function serverWall({ from, to, isPackage }: Import): Wall | undefined {
  if (isPackage || isTest(from) || !isServer(from) || !isServer(to)) return undefined;
  if (isCompositionRoot(from)) return undefined;
  if (isCompositionRoot(to)) {
    return {
      problem: `imports the composition root ${to}`,
      mend: 'hand the thing in as an argument; roots import, and are not imported',
    };
  }
  const room = roomOf(from);
  if (knowsTheBank.has(to)) {
    if (room === undefined || !knowNoBank.has(room.name)) return undefined;
    return {
      problem: `server/${room.name} imports ${to}`,
      mend: 'the rooms up to the ledger know no request and no bank: take the values as arguments',
    };
  }
  return roomWall(from, to);
}

function roomWall(from: string, to: string): Wall | undefined {
  const target = roomOf(to);
  if (target === undefined || (target.floors !== undefined && floorOf(target, to) === -1)) {
    return {
      problem: `${folderOf(to)} has no room`,
      mend: 'put it into a room of `serverRooms` in checks/server-walls.ts',
    };
  }
  // bank.ts, context.ts and session.ts serve every room above the ledger, so they stand below http.
  const room = roomOf(from) ?? serverRooms.find(({ name }) => name === 'services');
  if (room === undefined) return undefined;
  const distance = serverRooms.indexOf(target) - serverRooms.indexOf(room);
  if (distance < 0) return undefined;
  if (distance === 0 && floorOf(target, to) <= floorOf(room, from)) return undefined;
  const order = distance > 0 ? serverRooms.map(({ name }) => name) : (room.floors ?? []).flat();
  return {
    problem: `${folderOf(from)} imports ${folderOf(to)}, which stands above it`,
    mend:
      `import downwards only (${order.join(' < ')}); move the shared part down or call it from ` +
      'above',
  };
}

const isServer = (file: string) => file.startsWith('server/');

/**
 * `server/money/loans` of `server/money/loans/pay-off.ts`; a file of the root stands for itself.
 */
function folderOf(file: string): string {
  const parts = file.split('/');
  return parts.length < 3 ? file : parts.slice(0, Math.min(3, parts.length - 1)).join('/');
}

function roomOf(file: string): Room | undefined {
  const parts = file.split('/');
  return parts.length < 3 ? undefined : serverRooms.find(({ name }) => name === parts[1]);
}

/** 0 in a room without floors; -1 where the folder is on none. */
function floorOf({ floors }: Room, file: string): number {
  if (floors === undefined) return 0;
  const folder = file.split('/')[2] ?? '';
  return floors.findIndex((floor) => floor.includes(folder));
}
