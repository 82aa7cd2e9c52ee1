import { bankFacts } from '../../../config/bank.ts';
import { addDays, type CalendarDay } from '../../../contract/values/calendar-day.ts';
import { decimalText } from '../../../contract/values/money.ts';
import type { JournalFormat } from '../../../contract/staff/books.ts';
import type { BookLine } from './day-closings-store.ts';
import type { LineKey } from './movements.ts';

/** A journal as a file says it: of customers' accounts the kind, not the customer. */
export interface ExportedJournal {
  id: string;
  day: CalendarDay;
  kind: string;
  reference: string;
  memo: string;
  reverses: string | null;
  /** In minor units, as the ledger signs them: a credit is positive. */
  legs: readonly (LineKey & { amountMinor: bigint })[];
}

/** In minor units, as the ledger signs it. */
export interface LineBalance extends LineKey {
  balanceMinor: bigint;
}

/** The texts of one format, each with its line ends. */
export interface JournalText {
  extension: string;
  /** Declares all accounts and currencies, so that a reader that is strict finds no unknown one. */
  head(lines: readonly BookLine[], first: CalendarDay): string;
  /** Carries the balances forward that were there before the first day. */
  opening(first: CalendarDay, balances: readonly LineBalance[]): string;
  journal(journal: ExportedJournal): string;
  /** Has the reader compare its own sums with ours at the end of a day, to the cent. */
  closing(day: CalendarDay, balances: readonly LineBalance[]): string;
}

const title = `${bankFacts.name}, the whole journal`;

const classOf: Record<string, string> = {
  1: 'Assets',
  2: 'Liabilities',
  3: 'Equity',
  4: 'Income',
  5: 'Expenses',
};

/** Programs for plain-text books sign a debit positive. */
const amountText = (minor: bigint, currency: string) => `${decimalText(-minor)} ${currency}`;

/** Free text in one line. */
const inOneLine = (text: string): string =>
  text.replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

function wordsOf({ kind, reference, memo }: ExportedJournal): string {
  return [kind, reference, memo].map(inOneLine).filter(Boolean).join(' ');
}

const currenciesOf = (lines: readonly LineKey[]): string[] => [
  ...new Set(lines.map(({ currency }) => currency)),
];

/** Lines of one code in several currencies are one account with several commodities. */
const byCode = (lines: readonly BookLine[]): Map<string, BookLine[]> =>
  Map.groupBy(lines, ({ code }) => code);

/** One text that hledger and Ledger read alike. */
function plainText(nameOf: ReadonlyMap<string, string>): JournalText {
  const account = (code: string) => `${classOf[code.charAt(0)]}:${code} ${nameOf.get(code)}`;
  const posting = ({ code, currency }: LineKey, minor: bigint, more = '') =>
    `    ${account(code)}  ${amountText(minor, currency)}${more}\n`;
  // A semicolon begins a comment, in which a date or an account in brackets counts; a bar ends the
  // payee.
  const plain = (text: string) => text.replaceAll(';', ',').replaceAll('|', '/');
  return {
    extension: 'journal',
    head: (lines) =>
      [
        // Ledger leaves a journal out whose tag is not declared.
        `; ${title}\ntag reverses\n`,
        ...currenciesOf(lines).map((name) => `commodity ${name}\n    format 1000.00 ${name}\n`),
        ...[...byCode(lines).keys()].map((code) => `account ${account(code)}\n`),
      ].join(''),
    opening: (first, balances) =>
      `\n${first} * opening balances\n${balances
        .map((line) => posting(line, line.balanceMinor))
        .join('')}`,
    journal: (journal) =>
      [
        `\n${journal.day} * (${journal.id}) ${plain(wordsOf(journal))}\n`,
        ...(journal.reverses === null ? [] : [`    ; reverses: ${journal.reverses}\n`]),
        ...journal.legs.map((leg) => posting(leg, leg.amountMinor)),
      ].join(''),
    closing: (day, balances) =>
      `\n${day} * closing balances\n${balances
        .map((line) => posting(line, 0n, ` = ${amountText(line.balanceMinor, line.currency)}`))
        .join('')}`,
  };
}

function beancount(nameOf: ReadonlyMap<string, string>): JournalText {
  const account = (code: string) =>
    `${classOf[code.charAt(0)]}:${code}-${nameOf.get(code)?.replaceAll(/[^A-Za-z0-9]+/g, '-')}`;
  const posting = ({ code, currency }: LineKey, minor: bigint) =>
    `  ${account(code)}  ${amountText(minor, currency)}\n`;
  const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
  return {
    extension: 'beancount',
    head: (lines, first) =>
      [
        `option "title" ${quoted(title)}\n`,
        ...currenciesOf(lines).map((name) => `${first} commodity ${name}\n`),
        ...[...byCode(lines)].map(
          ([code, own]) => `${first} open ${account(code)} ${currenciesOf(own).join(',')}\n`,
        ),
      ].join(''),
    opening: (first, balances) =>
      `\n${first} * "opening balances"\n${balances
        .map((line) => posting(line, line.balanceMinor))
        .join('')}`,
    journal: (journal) =>
      [
        `\n${journal.day} * ${quoted(wordsOf(journal))}\n  journal: "${journal.id}"\n`,
        ...(journal.reverses === null ? [] : [`  reverses: "${journal.reverses}"\n`]),
        ...journal.legs.map((leg) => posting(leg, leg.amountMinor)),
      ].join(''),
    // A balance holds at the beginning of its day, and without a tolerance a cent passes.
    closing: (day, balances) =>
      `\n${balances
        .map(
          ({ code, currency, balanceMinor }) =>
            `${addDays(day, 1)} balance ${account(code)} ${decimalText(-balanceMinor)} ~ 0.00 ${currency}\n`,
        )
        .join('')}`,
  };
}

const writers: Record<JournalFormat, (nameOf: ReadonlyMap<string, string>) => JournalText> = {
  hledger: plainText,
  ledger: plainText,
  beancount,
};

/** @param lines all accounts that a journal may name. */
export const journalText = (format: JournalFormat, lines: readonly BookLine[]): JournalText =>
  writers[format](new Map(lines.map(({ code, name }) => [code, name])));
