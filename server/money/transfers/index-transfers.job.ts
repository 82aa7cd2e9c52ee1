import { bankTimeZone } from '../../../contract/values/bank-zone.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { holdLease } from '../../services/jobs/job-lease.ts';
import { shownStatuses as allShown } from '../../../contract/values/shown-statuses.ts';
import { walkCustomers } from './walk-customers.ts';
import { deleteTokens, insertNewTokens, insertTokens, markIndexed } from './tokens-store.ts';
import { filterToken, wordTokens } from './transfer-tokens.ts';
import { searchedText } from './searched-text.ts';
import { directionOf, type TransferStatus } from './transfer-row.ts';
import { fewRows } from './transfer-search.ts';
import { shownStatuses } from './transfer-view.ts';

const rowsAtOnce = 500;
const stepsAtOnce = 500;
const listsAtOnce = 50;

interface Source {
  ownerId: string;
  seq: bigint;
  transferId: string;
  direction: string;
  status: TransferStatus;
  senderAccount: string;
  recipientAccount: string;
  day: string;
  currency: string;
  usdMinor: bigint;
  text: string;
}

const sourceColumns = `a.owner_id AS "ownerId", a.seq, t.id AS "transferId",
  ${directionOf('a.owner_id')} AS direction, t.status, t.sender_account AS "senderAccount",
  t.recipient_account AS "recipientAccount", (t.transfer_date AT TIME ZONE $1)::date AS day,
  t.currency, transfer_usd_minor(t) AS "usdMinor",
  ${searchedText('a.owner_id', '$1')} AS text`;

/** The price of an order abroad is agreed on its day. */
const amountToken = ({ status, currency, usdMinor }: Source) =>
  status === 'scheduled' && currency !== 'USD'
    ? filterToken.openAmount
    : filterToken.amount(usdMinor);

function tokensOf(source: Source): Set<string> {
  const { text, senderAccount, recipientAccount, direction, status, day, transferId } = source;
  const filters = [
    filterToken.account(senderAccount),
    filterToken.account(recipientAccount),
    filterToken.type(direction),
    ...shownStatuses(status).map(filterToken.status),
    filterToken.day(day),
    filterToken.id(transferId),
    amountToken(source),
  ];
  return new Set([...wordTokens(text), ...filters]);
}

const rowOf = (source: Source) => ({
  ownerId: source.ownerId,
  seq: source.seq,
  tokens: tokensOf(source),
});

/** Indexes the next orders of a long list. @returns how many. */
async function indexNext(tx: Tx, ownerId: string): Promise<number> {
  await holdLease(tx, 'search tokens');
  const { rows } = await tx.query<Source>(
    `SELECT ${sourceColumns} FROM activity a JOIN transfer t ON t.id = a.transfer_id
      WHERE a.owner_id = $2 AND a.seq > coalesce((SELECT indexed_to FROM search_list
        WHERE owner_id = $2), 0) ORDER BY a.seq LIMIT $3`,
    [bankTimeZone, ownerId, rowsAtOnce],
  );
  const last = rows.at(-1)?.seq;
  if (last === undefined) return 0;
  await markIndexed(tx, ownerId, last);
  await insertNewTokens(tx, ownerId, rows.map(rowOf));
  return rows.length;
}

async function findSteps(tx: Tx): Promise<{ id: bigint; transferId: string }[]> {
  const { rows } = await tx.query<{ id: bigint; transferId: string }>(
    `SELECT id, transfer_id AS "transferId" FROM transfer_step WHERE NOT indexed ORDER BY id
      LIMIT $1`,
    [stepsAtOnce],
  );
  return rows;
}

/** The tokens that a row may have had before its status changed. */
const passingTokens = [
  ...allShown.flatMap((shown) => [shown.toLowerCase(), filterToken.status(shown)]),
  filterToken.openAmount,
];

/**
 * Tells the index which orders have changed their status; of short lists it knows nothing, and need
 * not.
 * @returns how many steps.
 */
async function indexSteps(tx: Tx): Promise<number> {
  // An idle beat writes nothing, so the lease is taken once there is something to write.
  if ((await findSteps(tx)).length === 0) return 0;
  await holdLease(tx, 'search tokens');
  const steps = await findSteps(tx);
  if (steps.length === 0) return 0;
  const { rows } = await tx.query<Source>(
    `SELECT ${sourceColumns} FROM transfer t CROSS
      JOIN LATERAL unnest(ARRAY[t.payer_id, t.payee_id]) AS party (id)
      JOIN search_list l ON l.owner_id = party.id
      JOIN search_token k ON k.list = l.number AND k.token = ' id:' || t.id
      JOIN activity a ON a.owner_id = l.owner_id AND a.seq = k.seq WHERE t.id = ANY ($2::uuid[])`,
    [bankTimeZone, steps.map(({ transferId }) => transferId)],
  );
  const changed = rows.map(rowOf);
  for (const row of changed)
    await deleteTokens(tx, {
      ...row,
      tokens: passingTokens.filter((token) => !row.tokens.has(token)),
    });
  await insertTokens(tx, changed);
  await tx.query('UPDATE transfer_step SET indexed = true WHERE id = ANY ($1)', [
    steps.map(({ id }) => id),
  ]);
  return steps.length;
}

/**
 * Keeps the search's tokens up with the lists, apart from the postings. Whatever it has not
 * reached, the search reads itself.
 */
export function indexTransfersJob() {
  const walk = walkCustomers();
  const run = async ({ bank: { db, clock } }: Context): Promise<number> => {
    let done = await db.tx(indexSteps);
    const beat = await walk.next(db, clock.now());
    if (beat === undefined) return done;
    const { rows: behind } = await db.query<{ id: string }>(
      `SELECT o.id FROM owner o LEFT JOIN search_list p ON p.owner_id = o.id
        WHERE o.id > $1 AND o.id <= $2 AND o.activity_count > greatest($3, coalesce(p.indexed_to,
          0)) ORDER BY o.id LIMIT $4`,
      [beat.after, beat.end, fewRows, listsAtOnce],
      { name: 'lists-behind' },
    );
    for (const { id } of behind) done += await db.tx((tx) => indexNext(tx, id));
    // While lists are behind, the same customers are looked at again.
    walk.came(behind.length === 0 ? beat.end : beat.after, done === 0);
    return done;
  };
  return { run, caughtUpAt: walk.caughtUpAt };
}
