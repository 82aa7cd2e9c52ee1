import { readFileSync } from 'node:fs';

/** A room of the server; docs/architecture.md says the same of each, which a check compares. */
export interface Room {
  name: string;
  holds: string;
  /** Its folders from the ground up; a folder imports its own floor and those below. */
  floors?: string[][];
}

const list = readFileSync(new URL('../server/nouns.ts', import.meta.url), 'utf8');
const folderOfNoun = new Map(
  [...list.matchAll(/import \{ (\w+) \} from '\.\/(.+)\/noun\.ts';/g)].map(
    ([, name = '', folder = '']) => [name, folder],
  ),
);

/** The floors of a room as `server/nouns.ts` lists its nouns. */
function floorsOf(room: string): string[][] {
  const [, lines = ''] = /const floors = \[([\s\S]*?)^\];/m.exec(list) ?? [];
  return [...lines.matchAll(/\[([^\]]*)\]/g)]
    .map(([, names = '']) =>
      (names.match(/\w+/g) ?? [])
        .map((name) => folderOfNoun.get(name) ?? name)
        .filter((folder) => folder.startsWith(`${room}/`))
        .map((folder) => folder.slice(room.length + 1)),
    )
    .filter((floor) => floor.length > 0);
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
    floors: floorsOf('people'),
  },
  {
    name: 'money',
    holds: 'What a customer has and does: accounts, payments, cards, deposits, loans, statements.',
    floors: floorsOf('money'),
  },
  {
    name: 'staff',
    holds: 'What staff do: customers, reviews, funding, books, policy, the day of the bank.',
    floors: floorsOf('staff'),
  },
  { name: 'start', holds: 'How the process begins and ends.' },
];

/** Files that put the house together: they import anything, and only they import each other. */
export const compositionRoots = ['main', 'app', 'bank-jobs', 'nouns'];

/** The type of every manifest: each may import it, whatever its room. */
export const manifestType = 'noun';

/** Modules that know the request or the whole bank; the rooms up to the ledger know neither. */
export const knowTheBank = ['bank', 'context', 'session'];
export const knowNoBank = new Set(['base', 'db', 'ledger']);
