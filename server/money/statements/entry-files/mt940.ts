import { bankFacts } from '../../../../config/bank.ts';
import type { CalendarDay } from '../../../../contract/values/calendar-day.ts';
import { decimalText } from '../../../../contract/values/money.ts';
import type { StatementLine } from '../statement-line.ts';
import { type EntriesFile, type EntriesWriter, memoOf, payeeOf } from './entries-file.ts';

const lineEnd = '\r\n';

/** `261105` */
const dayOf = (day: CalendarDay) => day.replaceAll('-', '').slice(2);

const absolute = (minor: bigint) => decimalText(minor < 0n ? -minor : minor).replaceAll('.', ',');
const signOf = (minor: bigint) => (minor < 0n ? 'D' : 'C');

const balance = (day: CalendarDay, minor: bigint) =>
  `${signOf(minor)}${dayOf(day)}USD${absolute(minor)}`;

/**
 * The letters of Western Europe at most, where there is one: AqBanking takes a text that has others
 * for another encoding. A brace would end the whole file there, and `:61:` in a name would be one
 * more transaction in Skrooge.
 */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\u0100-\u{10FFFF}]/gu, (letter) => {
      const plain = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
      return /^[\u0020-\u007E]+$/.test(plain) ? plain : letter;
    })
    .replaceAll('{', '(')
    .replaceAll('}', ')')
    .replaceAll(/:(?=\w{2,3}:)/g, '.');

const mostLines = 6;

/** Lines of 65 letters at most. One that began with a colon or a dash would be a field, or the end. */
const wrapped = (text: string): string[] =>
  (plainLetters(text).match(/.{1,64}/gsu) ?? []).map((line) =>
    /^[:-]/.test(line) ? ` ${line}` : line,
  );

const mostInReference = 16;

/**
 * One transaction. Both days are that of booking: Skrooge reads the amount wrong without the second
 * one. A reversal is a plain debit or credit, since three readers give `RC` and `RD` the wrong sign.
 */
function transaction(texts: EntriesFile['texts'], line: StatementLine): string {
  const { id, day, kind, amountMinor } = line;
  const code = kind === 'fee' ? 'NCHG' : kind === 'interest' ? 'NINT' : 'NTRF';
  const booked = `${dayOf(day)}${dayOf(day).slice(2)}${signOf(amountMinor)}${absolute(amountMinor)}`;
  const reference = id.length > mostInReference ? `${lineEnd}${id}` : `//${id}`;
  const memo = memoOf(line);
  const details = [...wrapped(payeeOf(texts, line)), ...wrapped(memo)].slice(0, mostLines);
  return `:61:${booked}${code}NONREF${reference}${lineEnd}:86:${details.join(lineEnd)}${lineEnd}`;
}

/** Five digits that grow from statement to statement: the year's last two and its day. */
const statementNumber = (day: CalendarDay) =>
  `${day.slice(2, 4)}${String(Temporal.PlainDate.from(day).dayOfYear).padStart(3, '0')}`;

/** SWIFT's statement MT940, its details the payee and, on the next line, the description. */
export const writeMt940: EntriesWriter = async function* (file) {
  const { account, first, asOf, openingMinor, closingMinor, pages, texts } = file;
  yield [
    `:20:${account.number}-${statementNumber(asOf)}`,
    `:25:${bankFacts.routingNumber}/${account.number}`,
    `:28C:${statementNumber(asOf)}/1`,
    `:60F:${balance(first < asOf ? first : asOf, openingMinor)}`,
    '',
  ].join(lineEnd);
  for await (const lines of pages) yield lines.map((line) => transaction(texts, line)).join('');
  yield `:62F:${balance(asOf, closingMinor)}${lineEnd}-${lineEnd}`;
};
