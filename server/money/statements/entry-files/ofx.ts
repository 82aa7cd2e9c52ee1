import { bankFacts } from '../../../../config/bank.ts';
import type { CalendarDay } from '../../../../contract/values/calendar-day.ts';
import { decimalText } from '../../../../contract/values/money.ts';
import { bankingDayOf } from '../../../base/clock.ts';
import type { StatementLine } from '../statement-line.ts';
import { type EntriesFile, type EntriesWriter, memoOf, payeeOf } from './entries-file.ts';
import { xmlText } from './xml-text.ts';

const header = [
  'OFXHEADER:100',
  'DATA:OFXSGML',
  'VERSION:102',
  'SECURITY:NONE',
  'ENCODING:UNICODE',
  'CHARSET:NONE',
  'COMPRESSION:NONE',
  'OLDFILEUID:NONE',
  'NEWFILEUID:NONE',
  '',
  '',
].join('\r\n');

/** Every element is closed: a reader of open ones stops at a quotation mark in their text. */
const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>\r\n`;
const group = (name: string, content: string) => `<${name}>\r\n${content}</${name}>\r\n`;

/** The day alone: readers move an hour to the day of their own zone, or of UTC. */
const dayOf = (day: CalendarDay) => day.replaceAll('-', '');

const status = group('STATUS', element('CODE', '0') + element('SEVERITY', 'INFO'));

/** Investment accounts hold cash alone here, which OFX knows as savings. */
const typeOf = { checking: 'CHECKING', savings: 'SAVINGS', investment: 'SAVINGS' } as const;

function typeOfLine({ kind, amountMinor }: StatementLine): string {
  if (kind === 'fee' && amountMinor < 0n) return 'FEE';
  if (kind === 'interest' && amountMinor > 0n) return 'INT';
  return amountMinor < 0n ? 'DEBIT' : 'CREDIT';
}

function transaction(texts: EntriesFile['texts'], line: StatementLine): string {
  const memo = memoOf(line);
  return group(
    'STMTTRN',
    element('TRNTYPE', typeOfLine(line)) +
      element('DTPOSTED', dayOf(line.day)) +
      element('TRNAMT', decimalText(line.amountMinor)) +
      element('FITID', line.id) +
      // The standard allows 32 letters. Every reader that was tried passes on the whole name.
      element('NAME', payeeOf(texts, line)) +
      (memo === '' ? '' : element('MEMO', memo)),
  );
}

function signOn({ made }: EntriesFile): string {
  const institute = element('ORG', bankFacts.name) + element('FID', bankFacts.routingNumber);
  return group(
    'SIGNONMSGSRSV1',
    group(
      'SONRS',
      status +
        element('DTSERVER', dayOf(bankingDayOf(made))) +
        element('LANGUAGE', 'ENG') +
        group('FI', institute),
    ),
  );
}

const accountOf = ({ account: { number, kind } }: EntriesFile) =>
  group(
    'BANKACCTFROM',
    element('BANKID', bankFacts.routingNumber) +
      element('ACCTID', number) +
      element('ACCTTYPE', typeOf[kind]),
  );

/**
 * OFX 1.02, the form that all the readers of `npm test -- readers` take. The balance is that after
 * the last transaction of the file: Skrooge subtracts all of them from it to find the opening one.
 */
export const writeOfx: EntriesWriter = async function* (file) {
  const { first, last, asOf, closingMinor, pages, texts } = file;
  yield `${header}<OFX>\r\n${signOn(file)}<BANKMSGSRSV1>\r\n<STMTTRNRS>\r\n` +
    `${element('TRNUID', '0')}${status}<STMTRS>\r\n${element('CURDEF', 'USD')}${accountOf(file)}` +
    `<BANKTRANLIST>\r\n${element('DTSTART', dayOf(first))}${element('DTEND', dayOf(last))}`;
  for await (const lines of pages) yield lines.map((line) => transaction(texts, line)).join('');
  const balance = element('BALAMT', decimalText(closingMinor)) + element('DTASOF', dayOf(asOf));
  yield `</BANKTRANLIST>\r\n${group('LEDGERBAL', balance)}</STMTRS>\r\n</STMTTRNRS>\r\n` +
    `</BANKMSGSRSV1>\r\n</OFX>\r\n`;
};
