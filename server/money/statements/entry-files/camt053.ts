import { bankFacts } from '../../../../config/bank.ts';
import type { CamtVersion } from '../../../../contract/money/statements.ts';
import type { CalendarDay } from '../../../../contract/values/calendar-day.ts';
import { decimalText } from '../../../../contract/values/money.ts';
import { endOfDay, startOfDay } from '../../../base/clock.ts';
import { bankTimeZone } from '../../../../contract/values/bank-zone.ts';
import type { StatementLine } from '../statement-line.ts';
import { type EntriesFile, type EntriesWriter, memoOf, payeeOf } from './entries-file.ts';
import { xmlText } from './xml-text.ts';

const element = (name: string, ...content: string[]) => `<${name}>${content.join('')}</${name}>`;
const text = (name: string, content: string, mostLetters = 140) =>
  element(name, xmlText([...content].slice(0, mostLetters).join('')));

const amount = (minor: bigint, currency = 'USD') =>
  `<Amt Ccy="${currency}">${decimalText(minor < 0n ? -minor : minor)}</Amt>`;
const sign = (minor: bigint) => element('CdtDbtInd', minor < 0n ? 'DBIT' : 'CRDT');
const day = (name: string, on: CalendarDay) => element(name, element('Dt', on));

const moment = (instant: Temporal.Instant) =>
  instant
    .toZonedDateTimeISO(bankTimeZone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' });

const balance = (code: 'OPBD' | 'CLBD', minor: bigint, on: CalendarDay) =>
  element(
    'Bal',
    element('Tp', element('CdOrPrtry', element('Cd', code))),
    amount(minor),
    sign(minor),
    day('Dt', on),
  );

/** The texts of a payment, in parts that are no longer than the message allows. */
const unstructured = (memo: string) =>
  (memo.match(/.{1,140}/gsu) ?? []).map((part) => text('Ustrd', part)).join('');

/** The other side: who was paid, or who paid. */
function parties(version: CamtVersion, { amountMinor }: StatementLine, payee: string): string {
  const name = text('Nm', payee);
  const party = version === '04' ? name : element('Pty', name);
  return element('RltdPties', element(amountMinor < 0n ? 'Cdtr' : 'Dbtr', party));
}

/** As camt-parser reads it: the amount is found here alone. */
function amountDetails({ amountMinor, foreign }: StatementLine): string {
  const instructed =
    foreign === null ? '' : element('InstdAmt', amount(foreign.minor, foreign.currency));
  return element('AmtDtls', instructed, element('TxAmt', amount(amountMinor)));
}

/** One entry with one transaction: Actual gives the parts of an entry no id of their own. */
function entry(version: CamtVersion, texts: EntriesFile['texts'], line: StatementLine): string {
  const { id, kind, amountMinor, valueDate } = line;
  const payee = payeeOf(texts, line);
  const memo = memoOf(line);
  return `${element(
    'Ntry',
    text('NtryRef', id),
    amount(amountMinor),
    sign(amountMinor),
    element('Sts', version === '04' ? 'BOOK' : element('Cd', 'BOOK')),
    day('BookgDt', line.day),
    day('ValDt', valueDate),
    text('AcctSvcrRef', id),
    element('BkTxCd', element('Prtry', text('Cd', kind, 35), text('Issr', bankFacts.name, 35))),
    element(
      'NtryDtls',
      element(
        'TxDtls',
        element('Refs', text('AcctSvcrRef', id)),
        amount(amountMinor),
        sign(amountMinor),
        amountDetails(line),
        parties(version, line, payee),
        memo === '' ? '' : element('RmtInf', unstructured(memo)),
      ),
    ),
    // AqBanking reads neither party nor remittance; this reaches its purpose.
    text('AddtlNtryInf', memo === '' ? payee : `${payee}, ${memo}`, 500),
  )}\n`;
}

function head(version: CamtVersion, file: EntriesFile): string {
  const { account, first, last, asOf, made: at, openingMinor, closingMinor } = file;
  const id = `${account.number}-${first}-${last}`.replaceAll(/-(?=\d\d(?:-|$))/g, '');
  const made = element('CreDtTm', moment(at));
  const member = element(
    'ClrSysMmbId',
    element('ClrSysId', element('Cd', 'USABA')),
    text('MmbId', bankFacts.routingNumber),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}">`,
    '<BkToCstmrStmt>',
    element('GrpHdr', text('MsgId', id, 35), made),
    '<Stmt>',
    text('Id', id, 35),
    made,
    element(
      'FrToDt',
      element('FrDtTm', moment(startOfDay(first))),
      element('ToDtTm', moment(endOfDay(last).subtract({ seconds: 1 }))),
    ),
    element(
      'Acct',
      element('Id', element('Othr', text('Id', account.number))),
      element('Ccy', 'USD'),
      element('Svcr', element('FinInstnId', member, text('Nm', bankFacts.name))),
    ),
    balance('OPBD', openingMinor, first < asOf ? first : asOf),
    balance('CLBD', closingMinor, asOf),
    '\n',
  ].join('');
}

/** The ISO 20022 statement camt.053. Its balances come before the entries. */
export const writeCamt053 = (version: CamtVersion): EntriesWriter =>
  async function* (file) {
    yield head(version, file);
    for await (const lines of file.pages)
      yield lines.map((line) => entry(version, file.texts, line)).join('');
    yield '</Stmt></BkToCstmrStmt></Document>\n';
  };
