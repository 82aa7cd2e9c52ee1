import type { Database } from '../../server/db/database.ts';
import type { Ledger } from '../../server/ledger/ledger.ts';
import type { LedgerPerson } from '../support/ledger-people.ts';
import type { LedgerModel } from './ledger-model.ts';

/** Before and after everything that a run books. */
const beginning = Temporal.Instant.from('2026-11-01T00:00:00Z');
const end = Temporal.Instant.from('2026-12-01T00:00:00Z');

/** Asks the ledger for the state of a person's account in every way there is. */
export async function realState(
  ledger: Ledger,
  db: Database,
  { accountId, ownerId }: LedgerPerson,
): Promise<unknown> {
  const [balance] = await ledger.findBalances(db, [accountId]);
  const entries = await ledger.findEntries(db, accountId, 1n, 1_000_000n);
  const locked = await db.tx((tx) => ledger.lockAccounts(tx, [accountId]));
  const { rows } = await db.query<{ seq: bigint }>(
    'SELECT seq FROM activity WHERE owner_id = $1 ORDER BY seq',
    [ownerId],
  );
  return {
    posted: balance?.postedMinor,
    held: balance?.heldMinor,
    available: balance?.availableMinor,
    count: balance?.entryCount,
    entries: entries
      .toReversed()
      .map(({ seq, amountMinor, balanceAfterMinor }) => [seq, amountMinor, balanceAfterMinor]),
    activity: rows.map(({ seq }) => seq),
    whileLocked: locked.get(accountId),
    atTheBeginning: await ledger.balanceBefore(db, accountId, beginning),
    atTheEnd: await ledger.balanceBefore(db, accountId, end),
    booked: await ledger.findEntryRange(db, accountId, beginning, end),
  };
}

/** The same as the model has it. */
export function modelState(model: LedgerModel, { accountId, ownerId }: LedgerPerson): unknown {
  const { entries, held } = model.account(accountId);
  const count = BigInt(entries.length);
  return {
    posted: model.balance(accountId),
    held,
    available: model.available(accountId),
    count,
    entries: entries.map(({ amountMinor, balanceAfterMinor }, index) => [
      BigInt(index + 1),
      amountMinor,
      balanceAfterMinor,
    ]),
    activity: Array.from({ length: model.owner(ownerId).activityCount }, (_, index) =>
      BigInt(index + 1),
    ),
    whileLocked: model.balance(accountId),
    atTheBeginning: 0n,
    atTheEnd: model.balance(accountId),
    booked: { first: 1n, last: count },
  };
}
