import { Readable } from 'node:stream';
import type { CalendarDay } from '../../../contract/calendar-day.ts';
import { decimalText } from '../../../contract/money.ts';
import type { Bank } from '../../bank.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { SignedInContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { csvLine } from '../../money/statements/csv-line.ts';
import { entryRange, type DayRange } from '../../money/statements/entry-range.ts';
import type { StoredBookAccount } from './book-accounts-store.ts';
import { findBookEntries } from './book-entries-store.ts';
import { requireBookAccount } from './book-accounts.ts';
import { readTrialBalance } from './trial-balance.ts';

const figure = (minor: bigint) => ({ figure: decimalText(minor) });

/**
 * A trial balance as CSV, amounts as the ledger signs them: all closings of a currency sum to zero.
 */
export async function exportTrialBalance({ db }: Bank, day: CalendarDay) {
  const { lines } = await readTrialBalance(db, day);
  const head = csvLine([
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
      csvLine([
        day,
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
  { first, last }: { first: bigint; last: bigint },
): AsyncGenerator<string> {
  yield csvLine(entryHead);
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
          csvLine([
            { figure: String(seq) },
            textFromInstant(bookedAt),
            valueDate,
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
export async function exportBookEntries(ctx: SignedInContext, id: string, days: DayRange) {
  const { db, ledger } = ctx.bank;
  const account = await requireBookAccount(ctx, id, 'account.exported');
  const range = await entryRange(ledger, db, account, days);
  const label = account.number ?? `${account.code}-${account.currency}`;
  const name = ['account', label, days.from ?? 'opening', 'to', days.to ?? 'today'].join('-');
  return {
    mediaType: 'text/csv; charset=utf-8',
    name: `${name}.csv`,
    bytes: Readable.from(entryLines(db, account, range)),
  } as const;
}
