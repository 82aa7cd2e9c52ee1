import { extractText, getDocumentProxy } from 'unpdf';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fund, localTransferBody, registerCustomer, type Customer } from '../../fixtures/people.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';
import { readCsv } from '../support/read-csv.ts';
import { startSmtp } from '../support/smtp.ts';
import { verifyBank } from '../support/verify-bank.ts';

let testBank: TestBank;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
beforeEach(async () => {
  smtp = await startSmtp();
  testBank = await openTestBank(undefined, { SMTP_URL: smtp.url });
});
afterEach(async () => {
  await verifyBank(testBank.bank.db);
  await testBank.close();
  await smtp.close();
});

const cast = () => testBank.cast;
const get = (path: string, { token }: { token: string } = cast().alice) =>
  testBank.call('GET', path, { token });
const csvOf = async (person: Customer, query = '', account = person.savings.number) =>
  readCsv((await get(`/api/accounts/${account}/entries.csv${query}`, person)).body as string);

async function pay(amount: number, reference: string, from = cast().alice): Promise<void> {
  const body = localTransferBody(
    from,
    { name: 'Bruno Bell', account: cast().bruno.checking.number },
    amount,
    { reference },
  );
  const { status } = await testBank.call('POST', '/api/transfers/local', {
    token: from.token,
    body,
  });
  expect(status).toBe(201);
}

async function pdfText(
  person: Customer,
  account: string,
  month: string,
): Promise<{ text: string; pages: string[] }> {
  const response = await testBank.app.inject({
    method: 'GET',
    url: `/api/statements/${account}/${month}.pdf`,
    headers: { authorization: `Bearer ${person.token}` },
  });
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf']);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(response.rawPayload)));
  return { text: text.join('\n'), pages: text };
}

const today = () => testBank.bank.clock.businessDay();
const thisMonth = () => today().slice(0, 7);
const minorOf = (text: string) =>
  Math.round(Number(text.replaceAll(/[$,+]/g, '').replace('−', '-')) * 100);

describe('CSV', () => {
  test('it holds every entry once with the balance after it, and sums up [D-69]', async () => {
    const { alice } = cast();
    await pay(12.34, 'Books');
    await pay(0.01, 'A cent');
    const [head, ...rows] = await csvOf(alice);
    expect(head?.slice(0, 4)).toEqual(['Entry ID', 'Posting day', 'Posting time', 'Posted at']);
    expect(head?.slice(6, 9)).toEqual(['Payee', 'Description', 'Reference']);
    for (const [, day = '', time = '', exact = ''] of rows)
      expect(exact.startsWith(`${day}T${time}`)).toBe(true);
    expect(rows.map((row) => row.slice(5, 12))).toEqual([
      [
        'Deposit',
        'From 770241006',
        'Opening deposit',
        'Opening deposit',
        '10000.00',
        '10000.00',
        'USD',
      ],
      ['Local transfer', 'Bruno Bell', 'Books', 'Books', '-12.34', '9987.66', 'USD'],
      ['Local transfer', 'Bruno Bell', 'A cent', 'A cent', '-0.01', '9987.65', 'USD'],
    ]);
    expect(new Set(rows.map(([id]) => id)).size).toBe(3);
    expect(await csvOf(alice)).toEqual([head, ...rows]);
    const received = await csvOf(cast().bruno, '', cast().bruno.checking.number);
    expect(received[1]?.slice(5, 10)).toEqual([
      'Local transfer',
      `From account ${alice.savings.number}`,
      'Books',
      'Books',
      '12.34',
    ]);
  });

  test('a reference of our own making is no description, which importers take for a payee', async () => {
    await pay(1, '');
    const [, , row = []] = await csvOf(cast().alice);
    expect(row.slice(6, 8)).toEqual(['Bruno Bell', '']);
    expect(row[8]).toMatch(/^LOCAL-\d+$/);
  });

  test('for a spreadsheet, account numbers and references keep their digits', async () => {
    await testBank.withoutLimits();
    const asValues = ['00123', '1E5', '3/4', '2026-12-01', '5 Dec', '10%', 'TRUE', '1,234.50'];
    const asText = ['Rent 3', '4 chairs', 'May the lark sing', 'Decks'];
    for (const reference of [...asValues, ...asText]) await pay(1, reference);
    const referencesIn = async (query: string) =>
      (await csvOf(cast().alice, query)).slice(2).map((row) => row[8]);
    expect(await referencesIn('?bom=true')).toEqual([
      ...asValues.map((text) => `="${text}"`),
      ...asText,
    ]);
    expect(await referencesIn('')).toEqual([...asValues, ...asText]);
  });

  test('no text is a formula for a spreadsheet, and every text comes back [S-51 D-69 T-01]', async () => {
    await testBank.withoutLimits();
    const harmful = [
      '=HYPERLINK("http://evil.example","x")',
      '+1',
      '-2+3',
      '@SUM(A1)',
      '＝1+1',
      '＋1',
      '－1',
      '＠x',
    ];
    const harmless = ['a,b "quoted" c', "O'Brien", '½ − 1', 'שלום 🎉'];
    for (const reference of [...harmful, ...harmless]) await pay(1, reference);
    const references = (await csvOf(cast().alice)).slice(2).map((row) => row[8]);
    expect(references).toEqual([...harmful.map((text) => `'${text}`), ...harmless]);
    const { body: raw } = await get(`/api/accounts/${cast().alice.savings.number}/entries.csv`);
    expect(raw).toContain(`,"'=HYPERLINK(""http://evil.example"",""x"")",`);
    expect(raw).toContain(',-1.00,');
  });

  test('a range takes the days it names, both included [D-69]', async () => {
    await pay(1, 'Before');
    const first = today();
    await testBank.advance('P3D');
    await pay(2, 'After', { ...cast().alice, token: await testBank.freshToken(cast().alice) });
    const alice = cast().alice;
    const refs = async (query: string) => (await csvOf(alice, query)).slice(1).map((row) => row[7]);
    expect(await refs(`?from=${first}&to=${first}`)).toEqual(['Opening deposit', 'Before']);
    expect(await refs(`?from=${today()}`)).toEqual(['After']);
    expect(await refs(`?to=${first}`)).toHaveLength(2);
    expect(await refs('?to=2000-01-01')).toEqual([]);
    const answer = await get(`/api/accounts/${alice.savings.number}/entries.csv?bom=true`);
    expect((answer.body as string).startsWith('\uFEFF"Entry ID"')).toBe(true);
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="larkmoor-${alice.savings.number}-opening-to-today.csv"`,
    );
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  });

  test('a range that is none is refused with its reason', async () => {
    for (const query of [
      '?from=2026-02-30',
      '?to=yesterday',
      '?from=2026-03-02&to=2026-03-01',
      '?bom=1',
    ]) {
      const { status, body } = await get(
        `/api/accounts/${cast().alice.savings.number}/entries.csv${query}`,
      );
      expect([query, status, body.code]).toEqual([query, 400, 'INVALID_FIELDS']);
    }
  });
});

describe('PDF', () => {
  test('it equals the CSV to the cent: every amount and balance [D-70]', async () => {
    const { alice } = cast();
    await testBank.withoutLimits();
    for (let count = 1; count <= 60; count += 1)
      await pay(count + 0.07, `Payment no. ${count} ${'with many words '.repeat(count % 5)}`);
    const { text, pages } = await pdfText(alice, alice.savings.number, thisMonth());
    const rows = (await csvOf(alice)).slice(1);
    const figures = [...text.matchAll(/[+−]?\$[\d,]+\.\d\d/g)].map(([figure]) => minorOf(figure));
    const lines = rows.flatMap((row) => [minorOf(row[9] as string), minorOf(row[10] as string)]);
    const closing = minorOf(rows.at(-1)?.[10] as string);
    const outgoing = rows.slice(1).reduce((sum, row) => sum + minorOf(row[9] as string), 0);
    // The sums in the head, then the table from the opening to the closing balance.
    expect(figures).toEqual([0, 1_000_000, outgoing, closing, 0, ...lines, closing]);
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(page).toMatch(/Date\s+Description\s+Type\s+Amount\s+Balance/);
    }
  });

  test('a month without entries opens and closes with the same balance', async () => {
    const { alice } = cast();
    const first = thisMonth();
    await testBank.advance('P70D');
    const token = await testBank.freshToken(alice);
    const { body } = await get('/api/statements', { token });
    const months = body.statements.find(
      ({ account }: { account: string }) => account === alice.savings.number,
    ).months as string[];
    expect([body.current, months[0], months.at(-1)]).toEqual([thisMonth(), thisMonth(), first]);
    expect(months.length).toBeGreaterThanOrEqual(3);
    const { text } = await pdfText({ ...alice, token }, alice.savings.number, months[1] as string);
    expect([...text.matchAll(/[+−]?\$[\d,]+\.\d\d/g)].map(([figure]) => minorOf(figure))).toEqual([
      1e6, 0, 0, 1e6, 1e6, 1e6,
    ]);
  });

  test('it is tagged and says its language; letters of the world are on it [D-70]', async () => {
    const { alice } = cast();
    const long = '十一月分の家賃と管理費'.repeat(10);
    for (const reference of [
      'Γειά σου, Привет, 你好',
      'Łódź José 한국어 ไทย 🎉',
      'Rent ᚠ',
      `${long} a\u20e0`,
      'x'.repeat(140),
    ])
      await pay(1, reference);
    await pay(1, 'مرحبا بالعالم');
    const response = await testBank.app.inject({
      method: 'GET',
      url: `/api/statements/${alice.savings.number}/${thisMonth()}.pdf`,
      headers: { authorization: `Bearer ${alice.token}` },
    });
    const raw = response.rawPayload.toString('latin1');
    for (const mark of [
      '/MarkInfo',
      '/Marked true',
      '/StructTreeRoot',
      '/Lang (en-US)',
      '/S /TH',
      '/S /TD',
    ])
      expect(raw).toContain(mark);
    const { text } = await pdfText(alice, alice.savings.number, thisMonth());
    for (const shown of ['Γειά σου, Привет, 你好', 'Łódź José 한국어 ไทย 🎉', 'Rent ?'])
      expect(text).toContain(shown);
    expect(text.replaceAll(/\s/g, '')).toContain(`${long}a`);
    // Arabic letters are joined, the first word at the right: a reader of the page's signs finds
    // its forms in that order.
    expect(text.normalize('NFKC')).toMatch(/مرحبا بالعالم|ملاعلاب ابحرم/);
    expect(text.match(/−\$1\.00/g)).toHaveLength(6);
  });
});

describe('whose it is', () => {
  test("another's account, an unknown one and a month that never was do not exist", async () => {
    const { alice, bruno } = cast();
    const month = thisMonth();
    const answers = [
      await get(`/api/accounts/${bruno.checking.number}/entries.csv`),
      await get('/api/accounts/999999999/entries.csv'),
      await get(`/api/statements/${bruno.checking.number}/${month}.pdf`),
      await testBank.call('POST', '/api/statements/email', {
        token: alice.token,
        body: { account: bruno.checking.number },
      }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [404, 'ACCOUNT_NOT_FOUND']),
    );
    for (const never of ['1999-01', '2999-01']) {
      const { status, body } = await get(`/api/statements/${alice.savings.number}/${never}.pdf`);
      expect([status, body.code]).toEqual([404, 'STATEMENT_NOT_FOUND']);
    }
    expect((await get(`/api/statements/${alice.savings.number}/2026-13.pdf`)).status).toBe(400);
  });

  test('a suspended customer reads the own statements, but has none mailed', async () => {
    const { carla } = cast();
    expect((await csvOf(carla)).length).toBe(2);
    expect((await pdfText(carla, carla.savings.number, thisMonth())).text).toContain('$100.00');
    const mailed = await testBank.call('POST', '/api/statements/email', {
      token: carla.token,
      body: {},
    });
    expect([mailed.status, mailed.body.code]).toEqual([403, 'ACCOUNT_SUSPENDED']);
  });
});

describe('mail', () => {
  const ask = (body: unknown) =>
    testBank.call('POST', '/api/statements/email', { token: cast().alice.token, body });

  test('a statement asked for arrives once by mail, and is not kept [L-327]', async () => {
    const { alice } = cast();
    const { status, body } = await ask({ account: alice.savings.number, month: thisMonth() });
    expect([status, body.account]).toEqual([202, alice.savings.number]);
    const { rows } = await testBank.bank.db.query(
      `SELECT payload FROM job WHERE kind = 'statement_mail'`,
    );
    expect(rows).toEqual([
      { payload: { userId: alice.id, account: alice.savings.number, month: thisMonth() } },
    ]);
    await testBank.worker.runAll();
    await testBank.worker.runAll();
    expect(smtp.received.map(({ to }) => to)).toEqual([[alice.email]]);
    const [{ text } = { text: '' }] = smtp.received;
    const part =
      /Content-Type: application\/pdf[\s\S]*?filename=(\S+)[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)\r\n--/.exec(
        text,
      );
    expect(part?.[1]).toBe(`larkmoor-statement-${alice.savings.number}-${thisMonth()}.pdf`);
    const pdf = await extractText(
      await getDocumentProxy(new Uint8Array(Buffer.from(part?.[2] ?? '', 'base64'))),
    );
    expect(pdf.text.join('')).toContain('$10,000.00');
  });

  test('without account and month it is the last whole month of Checking', async () => {
    expect((await ask({})).body).toMatchObject({
      account: cast().alice.checking.number,
      month: thisMonth(),
    });
    const first = thisMonth();
    await testBank.advance('P40D');
    const token = await testBank.freshToken(cast().alice);
    const { body } = await testBank.call('POST', '/api/statements/email', { token, body: {} });
    expect(body.month >= first && body.month < thisMonth()).toBe(true);
  });

  test('nobody fills a mailbox with it', async () => {
    for (let count = 0; count < 12; count += 1) expect((await ask({})).status).toBe(202);
    const thirteenth = await ask({});
    expect([thirteenth.status, thirteenth.body.code]).toEqual([429, 'TOO_MANY_TRIES']);
    const dora = await registerCustomer(testBank.call, 'dora.dunn');
    await fund(testBank.call, cast().admin, dora, 1);
    expect(
      (await testBank.call('POST', '/api/statements/email', { token: dora.token, body: {} }))
        .status,
    ).toBe(202);
  });
});

test('one person cannot keep the bank busy with drawing statements', async () => {
  const { bruno } = cast();
  const ask = () => get(`/api/statements/${bruno.savings.number}/1999-01.pdf`, bruno);
  for (let count = 0; count < 60; count += 1) expect((await ask()).status).toBe(404);
  const { status, body } = await ask();
  expect([status, body.code]).toEqual([429, 'TOO_MANY_TRIES']);
});
