import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import {
  internationalTransferBody as toGreta,
  registerCustomer,
  type Customer,
} from '../../fixtures/people.ts';
import { readCsv } from '../support/read-csv.ts';
import { setBankClock } from '../support/set-bank-clock.ts';
import { setPolicy } from '../support/set-policy.ts';
import { useTransfersAbroad } from '../support/transfers-abroad.ts';

const { bank, cast, send, pay, toBruno } = useTransfersAbroad();

const year = () => bank().bank.clock.businessDay().slice(0, 4);
const yearAfter = (years: number) => String(Number(year()) + years);

async function get(path: string, who: Customer, language = 'en') {
  const response = await bank().app.inject({
    method: 'GET',
    url: `/api/papers/${path}`,
    headers: {
      authorization: `Bearer ${await bank().freshToken(who)}`,
      'accept-language': language,
    },
  });
  return {
    status: response.statusCode,
    answer: response,
    body: response.headers['content-type']?.includes('json') ? response.json() : undefined,
  };
}
const linesOf = async (path: string, who: Customer) => {
  const { status, answer } = await get(path, who);
  expect([status, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  return readCsv(answer.body);
};
async function textOf(path: string, who: Customer, language?: string): Promise<string> {
  const { answer } = await get(path, who, language);
  const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload));
  const { text } = await extractText(pdf);
  return text.join(' ').replaceAll(/[\s\u00A0]+/g, ' ');
}

const minor = (text = '') => Math.round(Number(text) * 100);
/** Adds up the lines of an account in a year, as a person would. */
async function summed(who: Customer, number: string, asked: string) {
  const { body } = await bank().call(
    'GET',
    `/api/accounts/${number}/entries.csv?from=${asked}-01-01&to=${asked}-12-31`,
    { token: await bank().freshToken(who) },
  );
  const [, ...lines] = readCsv(body as string);
  const entries = Map.groupBy(lines, ([id = '']) => id.replace(/F$/, ''));
  const amounts = [...entries.values()].map((own) =>
    own.reduce((sum, line) => sum + minor(line[9]), 0),
  );
  const sumOf = (type: string) =>
    lines.filter((line) => line[5] === type).reduce((sum, line) => sum + minor(line[9]), 0);
  return {
    in: amounts.filter((amount) => amount > 0).reduce((sum, one) => sum + one, 0),
    out: amounts.filter((amount) => amount < 0).reduce((sum, one) => sum + one, 0),
    interest: sumOf('Interest'),
    fees: sumOf('Fee'),
    closing: minor(lines.at(-1)?.[10]),
  };
}

describe('the papers of a year', () => {
  test('are the sums of the ledger, of a year that is over and of the one under way', async () => {
    const { alice } = cast();
    const first = year();
    const { db, clock } = bank().bank;
    await setPolicy(db, 'savingsRate', { rateBps: 450 }, clock.businessNow());
    const { transfer } = (await send(toGreta())).body;
    expect((await send(toGreta())).status).toBe(201);
    expect((await pay(toBruno(12.34))).status).toBe(201);
    const back = await bank().call('POST', `/api/transfers/${transfer._id}/cancel`, {
      token: alice.token,
    });
    expect(back.body.code).toBe('PAYMENT_TAKEN_BACK');
    await setBankClock(bank().bank, `${yearAfter(1)}-03-02T09:00`);
    await bank().worker.runAll();
    const token = await bank().freshToken(alice);
    expect((await pay(toBruno(1), {}, token)).status).toBe(201);

    let opening = 0;
    for (const asked of [first, year()]) {
      const [, ...lines] = await linesOf(`${asked}/accounts.csv`, alice);
      expect(lines).toHaveLength(3);
      const line = lines.find(([, , number]) => number === alice.savings.number) ?? [];
      const sums = await summed(alice, alice.savings.number, asked);
      expect(line.slice(4, 10).map(minor)).toEqual([
        opening,
        sums.in,
        sums.out,
        sums.interest,
        sums.fees,
        sums.closing,
      ]);
      expect(opening + sums.in + sums.out).toBe(sums.closing);
      const [, ...interest] = await linesOf(`${asked}/interest.csv`, alice);
      expect(interest.map((row) => minor(row[5]))).toEqual([sums.interest, sums.interest]);
      opening = sums.closing;
    }
    const fees = await summed(alice, alice.savings.number, first);
    expect(fees.fees).toBe(-1500);
    const { interest } = await summed(alice, alice.savings.number, year());
    expect(interest).toBeGreaterThan(1000);
    const text = await textOf(`${year()}/interest.pdf`, alice);
    expect(text).toContain(`$${(interest / 100).toFixed(2)}`);
    expect(text).toContain('Needed for this year: its interest is $10.00 or more so far');
    expect(await textOf(`${first}/accounts.pdf`, alice)).toMatch(
      /Savings Account (\d{3} ?){3}, USD \$0\.00 \$[\d,.]+ .*All accounts, USD \$0\.00/,
    );
  });

  test('say that no form is needed below ten dollars, and that they are none', async () => {
    const { bruno } = cast();
    const text = await textOf(`${year()}/interest.pdf`, bruno);
    for (const words of [
      'This is not Form 1099-INT and was not filed with the IRS.',
      'Box 1, interest income $0.00',
      'Not needed so far: the interest is below $10.00',
      '(the year so far)',
    ])
      expect(text).toContain(words);
    expect(await textOf(`${year()}/interest.pdf`, bruno, 'es')).toContain(
      'Este no es el formulario 1099-INT',
    );
    const past = year();
    await setBankClock(bank().bank, `${yearAfter(1)}-01-02T09:00`);
    expect(await textOf(`${past}/interest.pdf`, bruno)).toContain(
      'No form is needed: the interest of the year is below $10.00',
    );
  });

  test('are there from the first year to this one; a wrong year, format or shape is named', async () => {
    const who = await registerCustomer(bank().call, 'nina.north');
    const papers = `/api/papers/${year()}`;
    for (const [path, status, code] of [
      [`${yearAfter(-1)}/interest.pdf`, 404, 'YEAR_NOT_FOUND'],
      [`${yearAfter(1)}/accounts.csv`, 404, 'YEAR_NOT_FOUND'],
      [`${year()}/accounts.xlsx`, 404, 'FORMAT_UNKNOWN'],
      [`${yearAfter(1)}/accounts.xlsx`, 404, 'FORMAT_UNKNOWN'],
    ] as const) {
      const refused = await get(path, who);
      expect([refused.status, refused.body.code]).toEqual([status, code]);
    }
    expect((await get('20x6/interest.pdf', who)).status).toBe(400);
    expect((await get('0026/interest.pdf', who)).status).toBe(400);
    expect((await get(`${year()}/accounts.doc`, who)).body.detail).toContain('pdf or csv');
    expect((await get(`${yearAfter(1)}/accounts.csv`, who)).body.detail).toContain(
      `You have yearly papers of ${year()} only.`,
    );
    const [, ...lines] = await linesOf(`${year()}/accounts.csv?bom=false`, who);
    expect(lines.map((line) => line.slice(4, 10))).toEqual(
      Array.from({ length: 3 }, () => Array.from({ length: 6 }, () => '0.00')),
    );
    const list = (await bank().call('GET', '/api/statements', { token: who.token })).body;
    expect(list.years).toEqual([year()]);
    expect((await bank().call('GET', `${papers}/interest.pdf`)).status).toBe(401);
  });

  test('of a customer are theirs alone, the same when asked for twice at once, and of one who is suspended', async () => {
    const { alice, bruno, admin } = cast();
    const [one, other] = await Promise.all(
      [1, 2].map(async () => (await get(`${year()}/accounts.csv`, alice)).answer.body),
    );
    expect(one).toBe(other);
    expect(one).toContain(alice.savings.number);
    expect((await get(`${year()}/accounts.csv`, bruno)).answer.body).not.toContain(
      alice.savings.number,
    );
    await bank().call('POST', `/api/admin/users/${alice.id}/suspend`, {
      token: admin.token,
      body: { reason: 'A look' },
    });
    expect((await get(`${year()}/interest.csv`, alice)).status).toBe(200);
  });
});
