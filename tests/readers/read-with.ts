import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCsv } from '../support/read-csv.ts';
import { requireOf } from '../../scripts/test/outside-packages.ts';
import { minorOf, outputOf } from './run-reader.ts';

/** One transaction as another program shows it; what it does not pass on is left out. */
export interface ShownRow {
  day: string;
  minor: bigint;
  id?: string;
  payee?: string;
}

export interface Shown {
  rows: ShownRow[];
  opening?: bigint;
  closing?: bigint;
}

/** A file to read, and a folder that the reader may fill. */
export interface ToRead {
  file: string;
  folder: string;
}

const compactDay = (day: string) => day.replace(/^(....)(..)(..).*/s, '$1-$2-$3');

const fieldsOf = (block: string, pattern: RegExp) =>
  Object.fromEntries(
    [...block.matchAll(pattern)].map(([, name = '', value = '']) => [name, value]),
  );

const months = 'JanFebMarAprMayJunJulAugSepOctNovDec';

/** The day of `Sun Dec 20 10:59:00 2026 UTC`. */
function writtenDay(text: string): string {
  const [, month = '', day = '', , year = ''] = text.split(/ +/);
  const number = months.indexOf(month) / 3 + 1;
  return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** libofx, which GnuCash, KMyMoney and Skrooge are built on. */
export async function readWithLibofx({ file }: ToRead): Promise<Shown> {
  const blocks = (await outputOf('ofxdump', file)).split(/^ofx_proc_/m);
  const parsed = blocks.map((block) => ({
    block,
    fields: fieldsOf(block, /^ {4}([^:\n]*?) ?: (.*)$/gm),
  }));
  const closing = parsed.find(({ fields }) => fields['Ledger balance'])?.fields['Ledger balance'];
  return {
    rows: parsed
      .filter(({ block }) => block.startsWith('transaction()'))
      .map(({ fields }) => ({
        day: writtenDay(fields['Date posted'] ?? ''),
        minor: minorOf(fields['Total money amount'] ?? ''),
        id: fields["Financial institution's ID for this transaction"] ?? '',
        payee: fields['Name of payee or transaction description'] ?? '',
      })),
    ...(closing !== undefined && { closing: minorOf(closing) }),
  };
}

/** A package of the readers' own folder: none of it is the bank's. */
const packageOf = requireOf('readers');

interface OfxStatement {
  LEDGERBAL: { BALAMT: string };
  BANKTRANLIST: { STMTTRN?: OfxRow | OfxRow[] };
}
type OfxRow = Record<'DTPOSTED' | 'TRNAMT' | 'FITID' | 'NAME', string>;
interface OfxDocument {
  OFX: { BANKMSGSRSV1: { STMTTRNRS: { STMTRS: OfxStatement } } };
}

function shownOfx({
  OFX: {
    BANKMSGSRSV1: { STMTTRNRS },
  },
}: OfxDocument): Shown {
  const { LEDGERBAL, BANKTRANLIST } = STMTTRNRS.STMTRS;
  return {
    rows: [BANKTRANLIST.STMTTRN ?? []].flat().map(({ DTPOSTED, TRNAMT, FITID, NAME }) => ({
      day: compactDay(DTPOSTED),
      minor: minorOf(TRNAMT),
      id: FITID,
      payee: NAME,
    })),
    closing: minorOf(LEDGERBAL.BALAMT),
  };
}

export async function readWithOfxJs({ file }: ToRead): Promise<Shown> {
  return shownOfx(await packageOf('ofx-js').parse(await readFile(file, 'utf8')));
}

export async function readWithBanking({ file }: ToRead): Promise<Shown> {
  const { promise, resolve } = Promise.withResolvers<{ body: OfxDocument }>();
  packageOf('banking').parseFile(file, resolve);
  return shownOfx((await promise).body);
}

const ofxparse = `
import json, sys
from ofxparse import OfxParser
s = OfxParser.parse(open(sys.argv[1], 'rb')).account.statement
print(json.dumps({'closing': str(s.balance), 'rows': [
  {'day': str(t.date), 'sum': str(t.amount), 'id': t.id, 'payee': t.payee}
  for t in s.transactions]}))
`;

/** Debian's own Python has the package, whatever `python3` comes first in the PATH. */
export async function readWithOfxparse({ file }: ToRead): Promise<Shown> {
  const { closing, rows } = JSON.parse(
    await outputOf('/usr/bin/python3', '-c', ofxparse, file),
  ) as {
    closing: string;
    rows: { day: string; sum: string; id: string; payee: string }[];
  };
  return {
    rows: rows.map(({ day, sum, ...row }) => ({
      ...row,
      day: day.slice(0, 10),
      minor: minorOf(sum),
    })),
    closing: minorOf(closing),
  };
}

/** `-1234%2F100%3AUSD`, an exact fraction. */
function fraction(text = ''): bigint {
  const [value = '', parts = '1'] = decodeURIComponent(text).split(':')[0]?.split('/') ?? [];
  return (BigInt(value) * 100n) / BigInt(parts);
}

/** An importer of AqBanking, and which of its fields has the day, the ID and the payee. */
export function readWithAqbanking(
  importer: readonly string[],
  names: { day: string; id?: string; payee?: string },
) {
  return async ({ file, folder }: ToRead): Promise<Shown> => {
    const context = join(folder, 'context');
    await rm(context, { force: true });
    await outputOf(
      'aqbanking-cli',
      '-n',
      '-D',
      folder,
      'import',
      ...importer,
      '-f',
      file,
      '-c',
      context,
    ).catch(() => '');
    const text = await readFile(context, 'utf8');
    const blocks = (kind: string) =>
      [...text.matchAll(new RegExp(`^ *${kind} \\{\\n(.*?)^ *\\} #${kind}$`, 'gms'))].map(
        ([, block = '']) => fieldsOf(block, /^ *(?:char|int) +(\w+)="(.*)"$/gm),
      );
    const balances = blocks('balance').map(({ value }) => fraction(value));
    return {
      rows: blocks('transaction').map((fields) => ({
        day: compactDay(fields[names.day] ?? ''),
        minor: fraction(fields['value']),
        ...(names.id !== undefined && { id: decodeURIComponent(fields[names.id] ?? '') }),
        ...(names.payee !== undefined && {
          payee: decodeURIComponent(fields[names.payee] ?? ''),
        }),
      })),
      ...(balances.length > 1 && { opening: balances[0] as bigint }),
      ...(balances.length > 0 && { closing: balances.at(-1) as bigint }),
    };
  };
}

/** Skrooge, whose own file lists by day; the number of a row says how it came in. */
export function readWithSkrooge(payeeColumn: 'payee' | 'comment', idColumn?: 'mode') {
  return async ({ file, folder }: ToRead): Promise<Shown> => {
    const out = join(folder, 'skrooge.csv');
    await rm(out, { force: true });
    await outputOf('skroogeconvert', '--in', file, '--out', out);
    const text = await readFile(out, 'utf8');
    const [head = [], ...lines] = readCsv(text.replaceAll('";"', '","').replaceAll('\n', '\r\n'));
    const all = lines.map((line) => Object.fromEntries(head.map((name, at) => [name, line[at]])));
    const opening = all.find(({ date }) => date === '0000-00-00')?.['amount'];
    return {
      rows: all
        .filter(({ date }) => date !== '0000-00-00')
        .toSorted((one, other) => Number(one['id']) - Number(other['id']))
        .map((fields) => ({
          day: fields['date'] ?? '',
          minor: minorOf(fields['amount'] ?? ''),
          payee: fields[payeeColumn] ?? '',
          ...(idColumn !== undefined && { id: fields[idColumn] ?? '' }),
        })),
      ...(opening !== undefined && { opening: minorOf(opening) }),
    };
  };
}

interface CamtAmount {
  amount: { value: string };
  creditDebitIndicator: string;
}
interface CamtRow extends CamtAmount {
  bookingDate: string;
  accountServicerReference: string;
  details: { relatedParties: { creditor?: { name: string } } }[];
}

/** It reads the name of who was paid, and of no one who paid. */
export async function readWithCamtParser({ file }: ToRead): Promise<Shown> {
  const { statements } = await packageOf('camt-parser').parseCamt053(await readFile(file, 'utf8'));
  const [{ balances, transactions }] = statements;
  const signed = ({ amount, creditDebitIndicator }: CamtAmount) =>
    minorOf(amount.value) * (creditDebitIndicator === 'DBIT' ? -1n : 1n);
  return {
    rows: (transactions as CamtRow[]).map((row) => {
      const name = row.details[0]?.relatedParties.creditor?.name;
      return {
        day: row.bookingDate,
        minor: signed(row),
        id: row.accountServicerReference,
        ...(name !== undefined && { payee: name }),
      };
    }),
    opening: signed(balances[0]),
    closing: signed(balances[1]),
  };
}

interface Mt940Row {
  date: Date;
  amount: number;
  bankReference: string;
  details: string;
}

export async function readWithMt940js({ file }: ToRead): Promise<Shown> {
  const { Parser } = packageOf('mt940js');
  const [statement] = new Parser().parse(await readFile(file, 'utf8'));
  return {
    rows: (statement.transactions as Mt940Row[]).map(
      ({ date, amount, bankReference, details }) => ({
        day: date.toISOString().slice(0, 10),
        minor: minorOf(amount),
        id: bankReference,
        payee: details,
      }),
    ),
    opening: minorOf(statement.openingBalance),
    closing: minorOf(statement.closingBalance),
  };
}

const rules = `skip 1
fields code,date,_,_,_,_,description,comment,_,amount,balance,currency
date-format %Y-%m-%d
account1 assets
`;

interface HledgerRow {
  tdate: string;
  tcode: string;
  tdescription: string;
  tpostings: { pamount: { aquantity: { decimalMantissa: number } }[] }[];
}

const shownHledger = (json: string): Shown => ({
  rows: (JSON.parse(json || '[]') as HledgerRow[]).map(
    ({ tdate, tcode, tdescription, tpostings }) => ({
      day: tdate,
      minor: BigInt(tpostings[0]?.pamount[0]?.aquantity.decimalMantissa ?? 0),
      id: tcode,
      payee: tdescription,
    }),
  ),
});

/** hledger asserts the balance after each row, too: it refuses a file in which one is wrong. */
export async function readWithHledger({ file, folder }: ToRead): Promise<Shown> {
  const rulesFile = join(folder, 'csv.rules');
  await writeFile(rulesFile, rules);
  const asked = ['--rules-file', rulesFile, 'print', '--output-format', 'json'];
  return shownHledger(await outputOf('hledger', '--file', file, ...asked));
}

/**
 * Imports files into a new journal, one after the other: under the same name, because hledger keeps
 * how far it has read by the name of a file.
 */
export async function importWithHledger(files: readonly string[]): Promise<Shown> {
  const folder = await mkdtemp(join(tmpdir(), 'hledger-'));
  const [journal, rulesFile, entries] = ['books.journal', 'csv.rules', 'entries.csv'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  await writeFile(rulesFile, rules);
  await writeFile(journal, '');
  for (const file of files) {
    await copyFile(file, entries);
    await outputOf('hledger', '--file', journal, 'import', '--rules-file', rulesFile, entries);
  }
  const shown = await outputOf('hledger', '--file', journal, 'print', '--output-format', 'json');
  await rm(folder, { recursive: true });
  return shownHledger(shown);
}

/** Gnumeric, a spreadsheet: what it has understood as days and figures it writes as its own. */
export async function readWithGnumeric({ file, folder }: ToRead): Promise<Shown> {
  const out = join(folder, 'gnumeric.csv');
  await rm(out, { force: true });
  await outputOf('ssconvert', file, out);
  const [, ...lines] = readCsv((await readFile(out, 'utf8')).replaceAll(/\r?\n/g, '\r\n'));
  return {
    rows: lines.map((line) => ({
      id: line[0] ?? '',
      day: (line[1] ?? '').replaceAll('/', '-'),
      payee: line[6] ?? '',
      minor: minorOf(line[9] ?? ''),
    })),
  };
}
