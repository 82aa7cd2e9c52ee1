import { XMLParser } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { entryFormats } from '../../contract/money/statements.ts';
import { addDays } from '../../contract/values/calendar-day.ts';
import {
  internationalTransferBody as toGreta,
  localTransferBody,
  type Customer,
} from '../../fixtures/people.ts';
import { readCsv } from '../support/read-csv.ts';
import { useTransfersAbroad } from '../support/transfers-abroad.ts';

const { bank, cast, send } = useTransfersAbroad();

const get = (path: string, { token }: { token: string } = cast().alice) =>
  bank().call('GET', path, { token });
const file = async (query: string, person: Customer = cast().alice) => {
  const answer = await get(`/api/accounts/${person.savings.number}/entries.${query}`, person);
  expect([query, answer.status]).toEqual([query, 200]);
  return answer.body as string;
};
const valuesOf = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'g'))].map(([, value]) => value);

async function pay(amount: number, reference: string): Promise<void> {
  const { alice, bruno } = cast();
  const payee = { name: 'Bruno Bell', account: bruno.checking.number };
  const { status } = await bank().call('POST', '/api/transfers/local', {
    token: alice.token,
    body: localTransferBody(alice, payee, amount, { reference }),
  });
  expect(status).toBe(201);
}

const today = () => bank().bank.clock.businessDay();

/** The IDs and amounts of each format, oldest first. */
async function allFormats(query = '') {
  const rows = readCsv(await file(`csv${query}`)).slice(1);
  const ofx = await file(`ofx${query}`);
  const xml = await file(`xml${query}`);
  const sta = await file(`sta${query}`);
  const qif = await file(`qif${query}`);
  const zipped = (ids: (string | undefined)[], amounts: (string | undefined)[]) =>
    ids.map((id, index) => [id, Number(amounts[index])]);
  return {
    csv: rows.map((row) => [row[0], Number(row[9])]),
    ofx: zipped(valuesOf(ofx, 'FITID'), valuesOf(ofx, 'TRNAMT')),
    camt: [...xml.matchAll(/<Ntry>.*<\/Ntry>/g)].map(([entry]) => [
      valuesOf(entry, 'NtryRef')[0],
      Number(/<Amt Ccy="USD">([\d.]+)/.exec(entry)?.[1]) * (entry.includes('DBIT') ? -1 : 1),
    ]),
    mt940: [...sta.matchAll(/^:61:\d{10}([DC])([\d,]+)N.*\/\/(\S+)/gm)].map(([, sign, sum, id]) => [
      id,
      Number(sum?.replace(',', '.')) * (sign === 'D' ? -1 : 1),
    ]),
    qif: zipped(
      [...qif.matchAll(/^N(\S+)/gm)].map(([, id]) => id),
      [...qif.matchAll(/^T(\S+)/gm)].map(([, sum]) => sum),
    ),
  };
}

describe('the entries of an account', () => {
  test('have the same IDs and amounts in every format, also when asked for again', async () => {
    await pay(12.34, 'Books');
    await pay(0.01, 'A & B <Ltd>; :61: ^');
    const files = await allFormats();
    const number = cast().alice.savings.number;
    expect(files.csv).toEqual([
      [`${number}-1`, 10_000],
      [`${number}-2`, -12.34],
      [`${number}-3`, -0.01],
    ]);
    for (const rows of Object.values(files)) expect(rows).toEqual(files.csv);
    await pay(5, 'Later');
    const later = await allFormats();
    for (const rows of Object.values(later)) expect(rows.slice(0, 3)).toEqual(files.csv);
  });

  test('add up from the opening to the closing balance, and name the same days', async () => {
    await pay(100, 'Before');
    await bank().advance('P3D');
    const { alice } = cast();
    alice.token = await bank().freshToken(alice);
    await pay(23.45, 'After');
    const query = `?from=${today()}&to=${today()}`;
    const ofx = await file(`ofx${query}`);
    expect([valuesOf(ofx, 'TRNAMT'), valuesOf(ofx, 'BALAMT')]).toEqual([['-23.45'], ['9876.55']]);
    const day = today().replaceAll('-', '');
    for (const name of ['DTPOSTED', 'DTSTART', 'DTEND', 'DTASOF'])
      expect(valuesOf(ofx, name)).toEqual([day]);
    const sta = await file(`sta${query}`);
    expect(sta).toMatch(new RegExp(`^:60F:C${day.slice(2)}USD9900,00\r$`, 'm'));
    expect(sta).toMatch(new RegExp(`^:62F:C${day.slice(2)}USD9876,55\r$`, 'm'));
    const xml = await file(`xml${query}`);
    expect(new XMLParser().parse(xml)).toHaveProperty('Document.BkToCstmrStmt.Stmt.Bal');
    const balances = [...xml.matchAll(/<Bal>.*?<Amt Ccy="USD">([\d.]+)<.*?<\/Bal>/g)];
    expect(balances.map(([, sum]) => sum)).toEqual(['9900.00', '9876.55']);
    expect(xml).toContain(`<Othr><Id>${alice.savings.number}</Id></Othr>`);
  });

  test('a fee is a line of its own, and another currency is told', async () => {
    expect((await send(toGreta())).status).toBe(201);
    const files = await allFormats();
    const number = cast().alice.savings.number;
    expect(files.csv.slice(1).map(([id]) => id)).toEqual([`${number}-2`, `${number}-2F`]);
    for (const rows of Object.values(files)) expect(rows).toEqual(files.csv);
    const [, paid = [], fee = []] = readCsv(await file('csv')).slice(1);
    expect([paid[5], ...paid.slice(12)]).toEqual(['International transfer', '100.00', 'EUR']);
    expect([fee[5], fee[6], fee[9], ...fee.slice(12)]).toEqual([
      'Fee',
      'Larkmoor Bank',
      '-15.00',
      '',
      '',
    ]);
    // The balance is that of the books after the fee.
    expect(valuesOf(await file('ofx'), 'BALAMT')).toEqual([fee[10]]);
    expect(await file('xml')).toContain('<InstdAmt><Amt Ccy="EUR">100.00</Amt></InstdAmt>');
  });

  test('a transfer abroad that is taken back gives its fee back on a line of its own', async () => {
    const { body } = await send(toGreta());
    const { status } = await bank().call('POST', `/api/transfers/${body.transfer._id}/cancel`, {
      token: cast().alice.token,
    });
    expect(status).toBe(200);
    const { csv } = await allFormats();
    const sums = csv.slice(1).map(([, sum]) => sum as number);
    expect(csv.slice(1).map(([id]) => String(id).split('-')[1])).toEqual(['2', '2F', '3', '3F']);
    expect([sums[2], sums[3]]).toEqual([-(sums[0] as number), 15]);
  });

  test('are whole in files that one customer downloads at once', async () => {
    await pay(12.34, 'Books');
    const alone = await file('csv');
    const formats = ['csv', 'ofx', 'sta', 'csv'];
    const [one, ofx = '', , other] = await Promise.all(formats.map((format) => file(format)));
    expect([one, other]).toEqual([alone, alone]);
    expect(valuesOf(ofx, 'TRNAMT')).toEqual(['10000.00', '-12.34']);
  });

  test('camt.053 comes in the version that is asked for', async () => {
    expect(await file('xml')).toContain('camt.053.001.08"');
    expect(await file('xml?version=04')).toContain('camt.053.001.04"');
  });
});

describe('a range', () => {
  test.each(entryFormats)(
    '%s of days before the first entry is empty, and right',
    async (format) => {
      const text = await file(`${format}?from=2020-01-01&to=2020-01-31`);
      expect(text).not.toMatch(/<STMTTRN>|<Ntry>|^:61:|^D2/m);
      if (format === 'ofx') expect(valuesOf(text, 'BALAMT')).toEqual(['0.00']);
      if (format === 'sta') expect(text).toContain(':60F:C200101USD0,00\r\n:62F:C200131USD0,00');
    },
  );

  test('of days to come is empty, and says the balance of today', async () => {
    const from = addDays(today(), 30);
    const ofx = await file(`ofx?from=${from}&to=${addDays(from, 30)}`);
    expect(ofx).not.toContain('<STMTTRN>');
    expect([valuesOf(ofx, 'BALAMT'), valuesOf(ofx, 'DTASOF')]).toEqual([
      ['10000.00'],
      [today().replaceAll('-', '')],
    ]);
  });

  test('that ends in days to come is of the days until today', async () => {
    const ofx = await file(`ofx?to=${addDays(today(), 30)}`);
    expect(valuesOf(ofx, 'DTEND')).toEqual([today().replaceAll('-', '')]);
  });
});

describe('what is refused', () => {
  test('a format that is none, with the list of those that are', async () => {
    const number = cast().alice.savings.number;
    for (const format of ['pdf', 'OFX', 'constructor', 'ofx.gz']) {
      const { status, body } = await get(`/api/accounts/${number}/entries.${format}`);
      expect([format, status, body.code]).toEqual([format, 404, 'FORMAT_UNKNOWN']);
      expect(body.message).toBe('This file comes as csv, ofx, xml, sta or qif.');
    }
  });

  test.each(entryFormats)('%s of another customer, or with days that are none', async (format) => {
    const { alice, bruno } = cast();
    const another = await get(`/api/accounts/${bruno.savings.number}/entries.${format}`);
    expect([another.status, another.body.code]).toEqual([404, 'ACCOUNT_NOT_FOUND']);
    const path = `/api/accounts/${alice.savings.number}/entries.${format}`;
    for (const query of ['from=2026-03-02&to=2026-03-01', 'from=2026-02-30', 'version=02']) {
      const { status, body } = await get(`${path}?${query}`);
      expect([query, status, body.code]).toEqual([query, 400, 'INVALID_FIELDS']);
    }
  });
});
