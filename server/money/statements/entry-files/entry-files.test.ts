import { describe, expect, test } from 'vitest';
import { XMLParser } from 'fast-xml-parser';
import { parseDecimal } from '../../../../contract/values/money.ts';
import { randomEntries } from '../../../../tests/support/random-entries.ts';
import { readCsv } from '../../../../tests/support/read-csv.ts';
import { writeCamt053 } from './camt053.ts';
import { writeCsv } from './csv.ts';
import { type EntriesFile, type EntriesWriter, memoOf, payeeOf } from './entries-file.ts';
import { writeMt940 } from './mt940.ts';
import { writeOfx } from './ofx.ts';
import { writeQif } from './qif.ts';

const whole = async (writer: EntriesWriter, file: EntriesFile) =>
  (await Array.fromAsync(writer(file))).join('');

const minorOf = (text: string) => {
  const minor = parseDecimal(text.replace('-', '').replace(',', '.')) as bigint;
  return text.startsWith('-') ? -minor : minor;
};

/** A file as its format is read here: the rows, and the balances where it has them. */
interface Read {
  rows: { id: string; day: string; minor: bigint; payee?: string }[];
  opening?: bigint;
  closing?: bigint;
}

const plain = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

function readOfx(text: string): Read {
  const valueOf = (within: string, name: string) =>
    plain(new RegExp(`<${name}>(.*)</${name}>`).exec(within)?.[1] ?? '');
  return {
    rows: [...text.matchAll(/<STMTTRN>.*?<\/STMTTRN>/gs)].map(([row]) => ({
      id: valueOf(row, 'FITID'),
      day: valueOf(row, 'DTPOSTED').replace(/(....)(..)(..)/, '$1-$2-$3'),
      minor: minorOf(valueOf(row, 'TRNAMT')),
      payee: valueOf(row, 'NAME'),
    })),
    closing: minorOf(valueOf(text, 'BALAMT')),
  };
}

function readQif(text: string): Read {
  const records = text.split('\r\n^\r\n').slice(0, -1);
  return {
    rows: records.map((record) => {
      const field = (letter: string) =>
        record
          .split('\r\n')
          .find((line) => line.startsWith(letter))
          ?.slice(1) ?? '';
      return { id: field('N'), day: field('D'), minor: minorOf(field('T')), payee: field('P') };
    }),
  };
}

function readMt940(text: string): Read {
  const balanceOf = (tag: string) => {
    const [, sign = '', sum = ''] =
      new RegExp(`^:${tag}:([DC])\\d{6}USD([\\d,]+)\\r$`, 'm').exec(text) ?? [];
    return minorOf(sign === 'D' ? `-${sum}` : sum);
  };
  const rows = text.matchAll(
    /^:61:(\d\d)(\d\d)(\d\d)\d{4}([DC])([\d,]+)N\w{3}NONREF\/\/(\S+)\r$/gm,
  );
  return {
    rows: [...rows].map(([, year, month, day, sign, sum, id = '']) => ({
      id,
      day: `20${year}-${month}-${day}`,
      minor: minorOf(`${sign === 'D' ? '-' : ''}${sum}`),
    })),
    opening: balanceOf('60F'),
    closing: balanceOf('62F'),
  };
}

function readCamt(text: string): Read {
  expect(new XMLParser().parse(text)).toHaveProperty('Document.BkToCstmrStmt.Stmt.Bal');
  const parts = (name: string) =>
    [...text.matchAll(new RegExp(`<${name}>.*</${name}>`, 'g'))].map(([part]) => part);
  const valueOf = (part: string, name: string) =>
    new RegExp(`<${name}(?: Ccy="USD")?>(.*?)</`).exec(part)?.[1] ?? '';
  const signed = (part: string) =>
    minorOf(`${valueOf(part, 'CdtDbtInd') === 'DBIT' ? '-' : ''}${valueOf(part, 'Amt')}`);
  const [opening = '', closing = ''] = parts('Bal').join('').split('</Bal><Bal>');
  return {
    rows: parts('Ntry').map((part) => ({
      id: valueOf(part, 'AcctSvcrRef'),
      day: valueOf(part, 'BookgDt><Dt'),
      minor: signed(part),
    })),
    opening: signed(opening),
    closing: signed(closing),
  };
}

function readOurCsv(text: string): Read {
  return {
    rows: readCsv(text)
      .slice(1)
      .map((row) => ({
        id: row[0] as string,
        day: row[1] as string,
        minor: minorOf(row[9] as string),
      })),
  };
}

const formats: [string, EntriesWriter, (text: string) => Read][] = [
  ['CSV', writeCsv(false), readOurCsv],
  ['OFX', writeOfx, readOfx],
  ['camt.053.001.08', writeCamt053('08'), readCamt],
  ['camt.053.001.04', writeCamt053('04'), readCamt],
  ['MT940', writeMt940, readMt940],
  ['QIF', writeQif, readQif],
];

const histories = [
  ...Array.from({ length: 8 }, (_, seed) => randomEntries({ seed, days: 25 })),
  randomEntries({ seed: 20, days: 3, count: 0 }),
  randomEntries({ seed: 21, days: 1, count: 1 }),
];

describe.each(formats)('%s', (_name, writer, read) => {
  test('of any history it has every entry once, and its balances add up', async () => {
    for (const { lines, openingMinor, closingMinor, file } of histories) {
      const { rows, opening, closing } = read(await whole(writer, file()));
      expect(rows.map(({ id, day, minor }) => ({ id, day, minor }))).toEqual(
        lines.map(({ id, day, amountMinor: minor }) => ({ id, day, minor })),
      );
      const sum = rows.reduce((total, { minor }) => total + minor, 0n);
      expect((opening ?? openingMinor) + sum).toBe(closing ?? closingMinor);
    }
  });

  test('its pieces are as many as its pages, not as its entries', async () => {
    const { lines, file } = randomEntries({ seed: 3, days: 9, count: 200 });
    const pieces = await Array.fromAsync(writer(file()));
    expect(pieces.length).toBeLessThan(lines.length / 7 + 4);
  });
});

test('OFX and QIF hold each payee letter by letter, on one line', async () => {
  for (const { lines, file } of histories) {
    const { texts } = file();
    const payees = lines.map((line) => payeeOf(texts, line));
    for (const payee of payees) expect(payee).not.toMatch(/[\p{Cc}\u2028]/u);
    expect(readOfx(await whole(writeOfx, file())).rows.map(({ payee }) => payee)).toEqual(payees);
    expect(readQif(await whole(writeQif, file())).rows.map(({ payee }) => payee)).toEqual(payees);
  }
});

test('no text of a customer is a field of MT940 or begins one of its lines, or holds a brace', async () => {
  for (const { file } of histories) {
    const text = await whole(writeMt940, file());
    for (const line of text.split('\r\n').slice(0, -1)) {
      expect(line).toMatch(/^(:(20|25|28C|60F|61|62F|86):|-$|[^:-])/);
      expect(line.replace(/^:\w+:/, '')).not.toMatch(/:61:/);
      expect([...line.replace(/^:86:/, '')].length).toBeLessThanOrEqual(65);
    }
    expect(text).not.toMatch(/[{}]/);
  }
});

test('an ID longer than MT940 has room for is on a line of its own, not cut', async () => {
  const { lines, file } = randomEntries({ seed: 1, days: 1, count: 1 });
  const [line] = lines;
  const pages = (async function* () {
    yield await Promise.resolve([{ ...(line as (typeof lines)[number]), id: '416927142-1234567' }]);
  })();
  expect(await whole(writeMt940, { ...file(), pages })).toMatch(
    /NONREF\r\n416927142-1234567\r\n:86:/,
  );
});

test('what was paid in another currency is told in words, and to camt as an amount', async () => {
  const { lines, file } = randomEntries({ seed: 4, days: 25 });
  const abroad = lines.filter(({ foreign }) => foreign !== null);
  expect(abroad.length).toBeGreaterThan(0);
  for (const line of abroad) expect(memoOf(line)).toMatch(/EUR \d+\.\d\d$/);
  const text = await whole(writeCamt053('08'), file());
  expect(text.match(/<InstdAmt><Amt Ccy="EUR">/g)).toHaveLength(abroad.length);
});
