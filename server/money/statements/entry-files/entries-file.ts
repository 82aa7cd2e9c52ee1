import type { CalendarDay } from '../../../../contract/values/calendar-day.ts';
import { decimalText } from '../../../../contract/values/money.ts';
import type { StoredAccount } from '../../accounts/accounts-store.ts';
import { descriptionOf, detailsText, type StatementLine } from '../statement-line.ts';
import type { StatementTexts } from '../statement-texts-in.ts';

/** The entries of an account in a range of days, as each format writes them, with both balances. */
export interface EntriesFile {
  account: Pick<StoredAccount, 'number' | 'kind'>;
  first: CalendarDay;
  last: CalendarDay;
  /** The last day that the closing balance knows all of: of a range of the future it is today. */
  asOf: CalendarDay;
  /** When it was made, in business time. */
  made: Temporal.Instant;
  openingMinor: bigint;
  closingMinor: bigint;
  /** Oldest first, a few hundred at a time. Each may be read once. */
  pages: AsyncIterable<readonly StatementLine[]>;
  texts: StatementTexts;
}

/** Writes a file piece by piece, while its entries are read. */
export type EntriesWriter = (file: EntriesFile) => AsyncGenerator<string>;

/** Takes out what no format has within a line: line ends, signs of control and half letters. */
const inOneLine = (text: string) =>
  (/^[ -~]*$/.test(text)
    ? text
    : text.toWellFormed().replaceAll(/[\p{Cc}\u2028\u2029\uFFFE\uFFFF]+/gu, ' ')
  ).trim();

/** The person or firm on the other side; where the bank knows none, the kind of booking. */
export const payeeOf = (texts: StatementTexts, line: StatementLine): string =>
  inOneLine(texts.details(detailsText(texts, line))) || texts.types[line.kind];

/** `EUR 100.00` of a payment in another currency. */
const foreignText = ({ foreign }: StatementLine): string =>
  foreign === null ? '' : `${foreign.currency} ${decimalText(foreign.minor)}`;

/** The customer's own words, and what was paid in another currency. May be empty. */
export const memoOf = (line: StatementLine): string =>
  [inOneLine(descriptionOf(line)), foreignText(line)].filter((part) => part !== '').join(', ');
