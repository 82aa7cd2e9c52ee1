import { Readable } from 'node:stream';
import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import { decimalText } from '../../../contract/values/money.ts';
import type { Bank } from '../../bank.ts';
import type { SignedInContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { csvWriter, momentFields } from '../../money/statements/csv-line.ts';
import { entryRange, type DayRange } from '../../money/statements/entry-range.ts';
import type { StoredBookAccount } from './book-accounts-store.ts';
import { findBookEntries } from './book-entries-store.ts';
import { requireBookAccount } from './book-accounts.ts';
import { readTrialBalance } from './trial-balance.ts';

const figure = (minor: bigint) => ({ figure: decimalText(minor) });

/**
 * A trial balance as CSV, amounts as the ledger signs them: all closings of a currency sum to zero.
 */
export async function exportTrialBalance({ db }: Bank, day: CalendarDay, forSpreadsheets: boolean) {
  const csv = csvWriter(forSpreadsheets);
  const { lines } = await readTrialBalance(db, day);
  const head = csv.head([
    'Day',
    'Code',
    'Account',
    'Currency',
    'Opening',
    'Debits',
    'Credits',
    'Closing',
    'Entries',
  ]);
  const rows = lines.map(
    ({ code, name, currency, openingMinor, debitsMinor, creditsMinor, closingMinor, entries }) =>
      csv.line([
        { figure: day },
        code,
        name,
        currency,
        figure(openingMinor),
        figure(debitsMinor),
        figure(creditsMinor),
        figure(closingMinor),
        { figure: String(entries) },
      ]),
  );
  return {
    mediaType: 'text/csv; charset=utf-8',
    name: `trial-balance-${day}.csv`,
    bytes: Buffer.from(head + rows.join('')),
  } as const;
}

const linesAtOnce = 500n;

const entryHead = [
  'Number',
  'Booking day',
  'Booking time',
  'Booked at',
  'Value date',
  'Kind',
  'Reference',
  'Memo',
  'Amount',
  'Balance after',
  'Currency',
  'Journal',
];

async function* entryLines(
  db: Queryable,
  { id, currency }: StoredBookAccount,
  {
    range: { first, last },
    forSpreadsheets,
  }: { range: { first: bigint; last: bigint }; forSpreadsheets: boolean },
): AsyncGenerator<string> {
  const csv = csvWriter(forSpreadsheets);
  yield csv.head(entryHead);
  for (let from = first; from <= last; from += linesAtOnce) {
    const to = from + linesAtOnce - 1n < last ? from + linesAtOnce - 1n : last;
    const entries = (await findBookEntries(db, id, from, to)).toReversed();
    yield entries
      .map(
        ({
          seq,
          bookedAt,
          valueDate,
          kind,
          reference,
          memo,
          amountMinor,
          balanceAfterMinor,
          journalId,
        }) =>
          csv.line([
            { figure: String(seq) },
            ...momentFields(bookedAt),
            { figure: valueDate },
            kind,
            reference,
            memo,
            figure(amountMinor),
            figure(balanceAfterMinor),
            currency,
            journalId,
          ]),
      )
      .join('');
  }
}

/**
 * An account's entries as CSV, written while they are read: memory does not grow with the history.
 */
export async function exportBookEntries(
  ctx: SignedInContext,
  id: string,
  { bom, ...days }: DayRange & { bom?: 'true' | 'false' | undefined },
) {
  const { db, ledger } = ctx.bank;
  const account = await requireBookAccount(ctx, id, 'account.exported');
  const range = await entryRange(ledger, db, account, days);
  const label = account.number ?? `${account.code}-${account.currency}`;
  const name = ['account', label, days.from ?? 'opening', 'to', days.to ?? 'today'].join('-');
  return {
    mediaType: 'text/csv; charset=utf-8',
    name: `${name}.csv`,
    bytes: Readable.from(entryLines(db, account, { range, forSpreadsheets: bom === 'true' })),
  } as const;
}
