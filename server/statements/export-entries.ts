import { Readable } from 'node:stream';
import { decimalText } from '../../contract/money.ts';
import type { exportEntries as route } from '../../contract/statements.ts';
import type { ParamsOf, QueryOf } from '../../contract/route.ts';
import type { StoredAccount } from '../accounts/accounts-store.ts';
import { bankTimeZone, endOfDay, startOfDay } from '../clock.ts';
import type { SignedInContext } from '../context.ts';
import { findEntryRange } from '../ledger/balances.ts';
import { csvLine } from './csv-line.ts';
import { requireOwnAccount } from './own-account.ts';
import { readLines, type StatementLine } from './statement-line.ts';
import { countEntries } from './statements-store.ts';

type Query = QueryOf<typeof route>;

const head = ['Entry ID', 'Booked at', 'Booking day', 'Value date', 'Type', 'Description', 'Details', 'Amount', 'Balance', 'Currency'];

const byteOrderMark = '\uFEFF';

function lineOf({ id, bookedAt, day, valueDate, type, description, details, amountMinor, balanceMinor }: StatementLine): string {
  const exact = bookedAt.toZonedDateTimeISO(bankTimeZone).toString({ timeZoneName: 'never', fractionalSecondDigits: 3 });
  return csvLine([id, exact, day, valueDate, type, description, details, { figure: decimalText(amountMinor) }, { figure: decimalText(balanceMinor) }, 'USD']);
}

async function rangeOf(ctx: SignedInContext, account: StoredAccount, { from, to }: Query): Promise<{ first: bigint; last: bigint }> {
  const { db } = ctx.bank;
  const all = { first: 1n, last: await countEntries(db, account.id) };
  if (from === undefined && to === undefined) return all;
  const since = from === undefined ? Temporal.Instant.fromEpochMilliseconds(0) : startOfDay(from);
  return to === undefined
    ? { ...all, first: (await findEntryRange(db, account.id, since, since)).first }
    : await findEntryRange(db, account.id, since, endOfDay(to));
}

async function* csvOf(ctx: SignedInContext, account: StoredAccount, query: Query): AsyncGenerator<string> {
  yield `${query.bom === 'true' ? byteOrderMark : ''}${csvLine(head)}`;
  for await (const lines of readLines(ctx.bank.db, account.id, await rangeOf(ctx, account, query))) yield lines.map(lineOf).join('');
}

const nameOf = ({ number }: StoredAccount, { from, to }: Query) => ['larkmoor', number, from ?? 'opening', 'to', to ?? 'today'].join('-');

/** Every entry of an own account in a range of booking days, as CSV that is written while it is read: memory does not grow with the history. */
export async function exportEntries(ctx: SignedInContext, { number }: ParamsOf<typeof route>, query: Query) {
  const account = await requireOwnAccount(ctx, number);
  return { mediaType: 'text/csv; charset=utf-8', name: `${nameOf(account, query)}.csv`, bytes: Readable.from(csvOf(ctx, account, query)) } as const;
}
