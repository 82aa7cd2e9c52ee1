import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../fixtures/bank-client.ts';
import { portrait } from '../../fixtures/profile-pictures.ts';
import { specifiedCalls } from '../support/specified-calls.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

let testBank: TestBank;
beforeAll(async () => {
  testBank = await openTestBank();
});
afterAll(() => testBank.close());

interface Schema {
  properties?: Record<string, { enum?: string[]; const?: string; default?: string }>;
  required?: string[];
}

test('the OpenAPI document has all 22 specified calls with their fields [L-095 L-096 L-102 L-108 L-110 L-169 L-250]', async () => {
  const { body: document } = await testBank.call('GET', '/api/openapi.json');
  expect(specifiedCalls).toHaveLength(22);
  for (const { method, path, fields, open } of specifiedCalls) {
    const operation = document.paths[path]?.[method.toLowerCase()];
    const content = (operation?.requestBody?.content ?? {}) as Record<string, { schema: Schema }>;
    const { properties = {}, required = [] } = Object.values(content)[0]?.schema ?? {};
    const name = `${method} ${path}`;
    expect([name, fields.filter((field) => !(field in properties))]).toEqual([name, []]);
    expect([name, required.filter((field) => !fields.includes(field))]).toEqual([name, []]);
    expect([name, operation?.security]).toEqual([name, open ? [] : [{ bearer: [] }]]);
    const optional = ((operation?.parameters ?? []) as { in: string; required: boolean }[]).filter(
      (parameter) => parameter.in !== 'path',
    );
    expect([name, optional.filter((parameter) => parameter.required)]).toEqual([name, []]);
  }
});

test('lists what the specification lists, in its order, the first the default [L-091 L-097 L-103 L-108 L-223]', async () => {
  const { body: document } = await testBank.call('GET', '/api/openapi.json');
  const field = (method: string, path: string, name: string) =>
    (Object.values(document.paths[path][method].requestBody.content)[0] as { schema: Schema })
      .schema.properties?.[name];
  const choices: [method: string, path: string, name: string, list: string[]][] = [
    ['post', '/api/transfers/local', 'transferType', ['Personal', 'Business']],
    ['post', '/api/transfers/international', 'transferType', ['Personal', 'Business']],
    [
      'post',
      '/api/transfers/international',
      'currency',
      ['USD', 'EUR', 'GBP', 'AUD', 'CAD', 'INR'],
    ],
    ['post', '/api/transfers/payBill', 'paymentType', ['One-Time', 'Recurring']],
    ['post', '/api/card/generate', 'cardType', ['credit', 'debit']],
    [
      'post',
      '/api/card/generate',
      'brand',
      ['Visa', 'MasterCard', 'Discover', 'American Express', 'Verve'],
    ],
    ['post', '/api/loans', 'loanPurpose', ['personal', 'home', 'auto', 'education']],
    [
      'post',
      '/api/loans',
      'employmentStatus',
      ['employed', 'self-employed', 'unemployed', 'student'],
    ],
    [
      'put',
      '/api/admin/users/{id}/accounts/fund',
      'accountName',
      ['Checking Account', 'Savings Account', 'Investment Account'],
    ],
  ];
  for (const [method, path, name, list] of choices)
    expect([name, field(method, path, name)?.enum]).toEqual([name, list]);
  expect(field('post', '/api/transfers/international', 'currency')?.default).toBe('USD');
  expect(field('post', '/api/transfers/payBill', 'currency')?.const).toBe('USD');
  expect(field('post', '/api/transfers/payBill', 'recipientBank')?.const).toBe('Unknown');
});

describe('a client that sends only what the specification names', () => {
  const somebody = { username: 'only.spec', email: 'only.spec@mail.example', password: 'secret' };
  const asked = new Set<string>();
  let token: string;
  let staff: string;
  let id: string;
  let savings: string;

  /** Sends exactly the specified fields; `path` as in the table, `{id}` filled in. */
  const send = async (
    name: string,
    { as, of, body }: { as?: string; of?: string; body?: Record<string, unknown> } = {},
  ): Promise<Answer> => {
    const call = specifiedCalls.find(({ method, path }) => name === `${method} ${path}`);
    expect([name, Object.keys(body ?? {}).toSorted()]).toEqual([name, call?.fields.toSorted()]);
    asked.add(name);
    const [method = '', path = ''] = name.split(' ');
    return testBank.call(method, path.replace('{id}', of ?? ''), {
      ...(as ? { token: as } : {}),
      ...(body ? { body } : {}),
    });
  };

  test('registers, logs in and reads who it is [L-089 L-091 L-092 L-093 L-094 L-170 L-171 L-175 L-243 L-251]', async () => {
    const registered = await send('POST /api/users/register', { body: somebody });
    expect([registered.status, typeof registered.body.message]).toEqual([201, 'string']);
    const login = await send('POST /api/users/login', {
      body: { username: somebody.email, email: somebody.email, password: somebody.password },
    });
    expect(login.body).toMatchObject({
      token: expect.any(String),
      role: 'user',
      message: expect.any(String),
    });
    token = login.body.token;
    staff = testBank.cast.admin.token;
    const { body: user } = await send('GET /api/users/user', { as: token });
    expect(user).toMatchObject({
      username: somebody.username,
      email: somebody.email,
      role: 'user',
      status: true,
      phone: '',
      phoneNumber: '',
      address: '',
    });
    expect(Object.keys(user)).toEqual(expect.arrayContaining(['_id', 'createdAt', 'idDocument']));
    expect(user.accounts).toMatchObject(
      ['Checking Account', 'Savings Account', 'Investment Account'].map((type) => ({
        type,
        balance: 0,
      })),
    );
    for (const { number } of user.accounts) expect(number).toMatch(/^\d{9}$/);
    id = user._id;
    savings = user.accounts[1].number;
  });

  test('is credited by staff, and finds each credit where it should be [L-110 L-176 L-183 L-189 L-243]', async () => {
    for (const accountName of ['Checking Account', 'Savings Account', 'Investment Account']) {
      const body = {
        accountName,
        amount: 1000,
        senderAccount: 'Head office',
        recipientBank: 'The bank',
        reference: 'Start',
        transferDate: '2026-11-21T09:41',
      };
      const answer = await send('PUT /api/admin/users/{id}/accounts/fund', {
        as: staff,
        of: id,
        body,
      });
      expect([answer.status, typeof answer.body.message]).toEqual([200, 'string']);
    }
    expect((await send('GET /api/users/accounts', { as: token })).body.accounts).toHaveLength(3);
    expect((await send('GET /api/users/accounts/savings', { as: token })).body[0]).toMatchObject({
      type: 'Savings Account',
      number: savings,
      balance: 1000,
    });
    expect((await send('GET /api/users/accounts/investment', { as: token })).body[0]).toMatchObject(
      { type: 'Investment Account', balance: 1000 },
    );
  });

  test('sends money here and abroad, pays a bill, and reads all of it in one list [L-096 L-102 L-104 L-105 L-172 L-173 L-177 L-181 L-237 L-238 L-243]', async () => {
    const to = {
      recipientName: 'Robin Reed',
      recipientAccount: '123456789',
      recipientBank: 'Hudson & Pine',
      amount: 10.5,
      transferDate: '2026-11-21T09:41',
    };
    const orders = [
      await send('POST /api/transfers/local', {
        as: token,
        body: {
          ...to,
          recipientRouting: '987654321',
          transferType: 'Personal',
          reference: 'LOCAL-1795296448847',
          debitedAccount: savings,
        },
      }),
      await send('POST /api/transfers/international', {
        as: token,
        body: {
          ...to,
          recipientSwift: 'ABCDEFGH',
          recipientIban: 'DE1234567890123',
          recipientCountry: 'Germany',
          currency: 'GBP',
          transferType: 'Business',
          reference: '',
        },
      }),
      await send('POST /api/transfers/payBill', {
        as: token,
        body: {
          ...to,
          recipientBank: 'Unknown',
          currency: 'USD',
          reference: 'BILL-1795296448847',
          billType: 'Utilities',
        },
      }),
    ];
    for (const { status, body } of orders)
      expect([status, body.status, typeof body.message]).toEqual([201, 'Pending', 'string']);
    const { body } = await send('GET /api/transfers/transactions', { as: token });
    expect(body.transfers).toHaveLength(6);
    const [bill, abroad, local, funding] = body.transfers;
    expect(bill).toMatchObject({
      recipientBank: 'Unknown',
      reference: 'BILL-1795296448847',
      currency: 'USD',
      billType: 'Utilities',
      transactionType: 'debit',
    });
    expect(abroad).toMatchObject({
      amount: 10.5,
      currency: 'GBP',
      reference: expect.stringMatching(/^INTL-\d{13}$/),
      recipientName: 'Robin Reed',
    });
    expect(local).toMatchObject({
      senderAccount: savings,
      recipientAccount: '123456789',
      recipientBank: 'Hudson & Pine',
      status: 'Pending',
      amount: 10.5,
    });
    expect(funding).toMatchObject({
      transactionType: 'credit',
      senderAccount: 'Head office',
      recipientBank: 'The bank',
      status: 'Completed',
      amount: 1000,
    });
    for (const row of body.transfers)
      expect(Object.keys(row)).toEqual(expect.arrayContaining(['_id', 'transferDate', 'billType']));
    // The fields that both search fields promise to look at.
    const found = async (search: string) =>
      (
        await testBank.call(
          'GET',
          `/api/transfers/transactions?search=${encodeURIComponent(search)}`,
          { token },
        )
      ).body.total;
    const counts = {
      robin: 3,
      'hudson & pine': 2,
      'the bank': 3,
      [savings]: 2,
      'local-1795': 1,
      '10.50': 3,
      pending: 3,
      debit: 3,
      credit: 3,
      utilities: 1,
    };
    for (const [search, count] of Object.entries(counts))
      expect([search, await found(search)]).toEqual([search, count]);
  });

  test('gets a card, sees and deletes it, applies for a loan, hands in its profile [L-089 L-095 L-106 L-108 L-160 L-174 L-178 L-179 L-180 L-182]', async () => {
    expect((await send('GET /api/card/all', { as: token })).body).toEqual({ cards: [] });
    const { body: card } = await send('POST /api/card/generate', {
      as: token,
      body: { cardType: 'debit' },
    });
    const shape = {
      _id: expect.any(String),
      cardNumber: expect.stringMatching(/^\d{16}$/),
      expiryDate: expect.any(String),
      cvv: expect.stringMatching(/^\d{3}$/),
    };
    expect(card).toMatchObject({ ...shape, cardType: 'debit', cardHolderName: somebody.username });
    // A program has no cookie: the list shows it masked, with its last four digits.
    const cardNumber = `${card.cardNumber.slice(0, 6)}******${card.cardNumber.slice(-4)}`;
    expect((await send('GET /api/card/all', { as: token })).body.cards).toEqual([
      { ...card, cardNumber, cvv: '***', masked: true },
    ]);
    const again = await send('POST /api/card/generate', { as: token, body: { cardType: 'debit' } });
    expect(again.body.message).toBe('You can only have one Debit card.');
    expect((await send('DELETE /api/card/delete/{id}', { as: token, of: card._id })).status).toBe(
      200,
    );

    const loan = {
      loanAmount: '5000',
      loanPurpose: 'personal',
      loanTerm: '24',
      income: '40000',
      employmentStatus: 'employed',
      creditScore: '700',
    };
    expect(
      (await send('POST /api/loans', { as: token, body: { ...loan, additionalNotes: '' } })).status,
    ).toBe(201);
    const refused = await send('POST /api/loans', {
      as: token,
      body: { ...loan, loanAmount: '', additionalNotes: '' },
    });
    expect([refused.status, refused.body.error]).toEqual([400, 'Loan amount is required']);

    const form = new FormData();
    for (const [name, text] of Object.entries({
      fullName: 'Robin Reed',
      email: somebody.email,
      phone: '212 555 0142',
      address: '1 Moor Slip',
      cardType: 'debit',
    }))
      form.append(name, text);
    const picture = new Blob([new Uint8Array(await portrait('robin'))], { type: 'image/jpeg' });
    for (const name of ['profileImage', 'idDocument']) form.append(name, picture, `${name}.jpg`);
    asked.add('POST /api/users/profile');
    expect((await testBank.call('POST', '/api/users/profile', { token, form })).status).toBe(200);
    expect((await send('GET /api/users/user', { as: token })).body).toMatchObject({
      phone: '212 555 0142',
      address: '1 Moor Slip',
      idDocument: expect.any(String),
    });
  });

  test('resets a password; staff list, look at, suspend, unsuspend and delete [L-090 L-165 L-184 L-185 L-186 L-187 L-188 L-190 L-243]', async () => {
    const reset = await send('POST /api/auth/reset-password', {
      body: { email: somebody.email, newPassword: 'secret-2', confirmPassword: 'secret-2' },
    });
    expect([reset.status, typeof reset.body.message]).toEqual([202, 'string']);
    const { body: users } = await send('GET /api/admin/users', { as: staff });
    expect(users.map(({ username }: { username: string }) => username)).toContain(
      somebody.username,
    );
    expect((await send('GET /api/admin/users/{id}', { as: staff, of: id })).body._id).toBe(id);
    expect((await send('PUT /api/admin/users/suspend/{id}', { as: staff, of: id })).status).toBe(
      200,
    );
    expect((await send('GET /api/users/user', { as: token })).body.status).toBe(false);
    expect((await send('PUT /api/admin/users/unsuspend/{id}', { as: staff, of: id })).status).toBe(
      200,
    );
    const { bruno } = testBank.cast;
    expect((await send('DELETE /api/admin/users/{id}', { as: staff, of: bruno.id })).status).toBe(
      200,
    );
    const gone = await send('GET /api/admin/users/{id}', { as: staff, of: bruno.id });
    expect([gone.status, typeof gone.body.message]).toEqual([404, 'string']);
    expect(
      specifiedCalls
        .map(({ method, path }) => `${method} ${path}`)
        .filter((name) => !asked.has(name)),
    ).toEqual([]);
  });
});
