import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { api } from '../../contract/api.ts';
import { fieldText as inSpanish } from '../../contract/values/field-text.texts.es.ts';
import type { Route } from '../../contract/calls/route.ts';
import { countRows } from '../support/count-rows.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';
import { validBodies } from '../support/valid-bodies.ts';

let testBank: TestBank;
beforeAll(async () => {
  testBank = await openTestBank(undefined, { BANK_RATE_LIMIT: 'off' });
  // Every call many times over is more than one person sends.
  await testBank.withoutLimits();
});
afterAll(() => testBank.close());

const validBody = (name: string) => validBodies(testBank.cast)[name];

interface Case {
  name: string;
  route: Route;
  field: string;
  required: boolean;
  /** The types of JSON that its schema takes. */
  types: string[];
}

interface FieldSchema {
  type?: string | string[];
  anyOf?: FieldSchema[];
}
const typesOf = ({ type, anyOf = [] }: FieldSchema): string[] => [
  ...[type ?? []].flat(),
  ...anyOf.flatMap(typesOf),
];

const bodyCases: Case[] = Object.entries<Route>(api).flatMap(([name, route]) => {
  // Forms with files have their own cases, in uploads.test.ts.
  if (!route.body || route.files) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(route.body, {
    io: 'input',
    unrepresentable: 'any',
  }) as {
    properties?: Record<string, FieldSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([field, schema]) => ({
    name,
    route,
    field,
    required: required.includes(field),
    types: typesOf(schema),
  }));
});

const withBody = Object.entries<Route>(api).filter(([, { body, files }]) => body && !files);

test.each(withBody)('%s: the example of its route is taken as it is', (name, { body, example }) => {
  // If a body lacked fields, a refusal would not show that the wrong field was its cause.
  for (const one of [example, validBody(name)])
    expect(body?.safeParse(one).error?.issues ?? [], name).toEqual([]);
});

/** The values in an address, by the name of their place. */
const inAddress = (): Record<string, string> => ({
  id: testBank.cast.bruno.id,
  kind: 'check',
  number: testBank.cast.alice.savings.number,
  name: 'savingsRate',
});
const addressOf = ({ path }: Route) => {
  const values = inAddress();
  return path.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
};

test.each(withBody)('%s: what this file puts into its address is taken', (name, { params }) => {
  // A wrong address would be refused before any field of the body is looked at.
  expect(
    params?.safeParse(inAddress()).error?.issues ?? [],
    `say in \`inAddress\` of this file what stands in the address of ${name}`,
  ).toEqual([]);
});

const wrongForEvery = [
  ['an object', { $ne: '' }],
  ['an array', ['x']],
  ['null', null],
] as const;
const wrongText = [
  ['control characters', 'a\u0000b\r\nc'],
  ['a text of 60,000 characters', 'x'.repeat(60_000)],
  ['a number', 7],
  ['true', true],
] as const;
function tokenFor(route: Route): string | undefined {
  if (route.who === 'anyone') return undefined;
  return route.who === 'admin' ? testBank.cast.admin.token : testBank.cast.alice.token;
}

async function send(name: string, route: Route, body: unknown) {
  const token = tokenFor(route);
  const before = await countRows(testBank.bank.db);
  const answer = await testBank.call(route.method, addressOf(route), {
    ...(token === undefined ? {} : { token }),
    body,
  });
  return { answer, before, name, route };
}

async function expectRefusedByName(sent: Awaited<ReturnType<typeof send>>, field: string) {
  const { answer, before, route } = sent;
  expect(answer.status).toBe(400);
  // Staff read English.
  if (route.who !== 'admin')
    for (const text of Object.values<string>(answer.body.fields ?? {}))
      expect(inSpanish(text), 'contract/values/field-text.texts.es.ts says it in Spanish').not.toBe(
        text,
      );
  const named = Object.keys(answer.body.fields ?? {}).map((key) => key.split('.')[0]);
  expect(named, 'the fields that the refusal names').toContain(field);
  expect(answer.body.message).not.toBe('');
  expect(await countRows(testBank.bank.db)).toEqual(before);
}

describe('a wrong field is refused by name, and nothing is written [S-01 S-09]', () => {
  test.each(
    bodyCases.flatMap((item) => wrongForEvery.map(([what, value]) => ({ ...item, what, value }))),
  )('$name: $field as $what', async ({ name, route, field, value }) => {
    await expectRefusedByName(
      await send(name, route, { ...validBody(name), [field]: value }),
      field,
    );
  });

  test.each(bodyCases.filter(({ required }) => required))(
    '$name: $field missing',
    async ({ name, route, field }) => {
      const { [field]: _, ...rest } = validBody(name) ?? {};
      await expectRefusedByName(await send(name, route, rest), field);
    },
  );

  const isTaken = (what: string, types: string[]) =>
    (what === 'a number' && types.some((type) => type === 'number' || type === 'integer')) ||
    (what === 'true' && types.includes('boolean'));
  test.each(
    bodyCases
      // A trap for machines: what is in it is taken, and nothing is sent.
      .filter(({ field }) => field !== 'leaveEmpty')
      .flatMap((item) => wrongText.map(([what, value]) => ({ ...item, what, value })))
      .filter(
        ({ field, types, what }) =>
          // A password is any text: only its length can be wrong.
          !(/password/i.test(field) && what === 'control characters') && !isTaken(what, types),
      ),
  )('$name: $field with $what', async ({ name, route, field, value }) => {
    await expectRefusedByName(
      await send(name, route, { ...validBody(name), [field]: value }),
      field,
    );
  });
});

describe('money is exact or refused [S-28]', () => {
  const amounts = [
    '0',
    '-1',
    '0.001',
    '10.005',
    '1e309',
    '1e-7',
    '"5"',
    'true',
    '[5]',
    'null',
    '99999999999999.99',
    '1000000000.00',
    '10.0000000000000000001',
    'NaN',
  ];
  const moneyRoutes = [
    { name: 'createLocalTransfer', route: api.createLocalTransfer as Route },
    { name: 'createOwnTransfer', route: api.createOwnTransfer as Route },
    { name: 'createInternationalTransfer', route: api.createInternationalTransfer as Route },
    { name: 'payBill', route: api.payBill as Route },
    { name: 'fundUser', route: api.fundUser as Route },
  ];
  test.each(moneyRoutes.flatMap((item) => amounts.map((amount) => ({ ...item, amount }))))(
    '$name: $amount is refused [L-143 L-222 L-245]',
    async ({ name, route, amount }) => {
      const body = JSON.stringify({ ...validBody(name), amount: '@' }).replace('"@"', amount);
      const { answer, before } = await send(name, route, body);
      expect(answer.status).toBe(400);
      expect(await countRows(testBank.bank.db)).toEqual(before);
    },
  );
});

describe('a body that is not what it says [S-10 L-244]', () => {
  const raw = [
    ['no JSON at all', 'amount=5'],
    ['a pollution attempt', '{"__proto__":{"role":"admin"}}'],
    ['a constructor pollution attempt', '{"constructor":{"prototype":{"role":"admin"}}}'],
    [
      'a pollution attempt inside a field',
      '{"amount":{"constructor":{"prototype":{"role":"admin"}}}}',
    ],
    ['an array', '[]'],
    ['a text', '"x"'],
    ['null', 'null'],
    ['nothing', ''],
    ['10,000 levels', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
  ] as const;
  const bodied = Object.entries<Route>(api).filter(([, route]) => route.body && !route.files);
  const mayBeLeftOut = ({ body }: Route) => body?.safeParse(undefined).success === true;
  test.each(
    bodied.flatMap(([name, route]) =>
      raw
        .filter(([what]) => what !== 'nothing' || !mayBeLeftOut(route))
        .map(([what, text]) => ({ name, route, what, text })),
    ),
  )('$name: $what is refused', async ({ name, route, text }) => {
    const { answer, before } = await send(name, route, text);
    expect(answer.status).toBe(400);
    expect(await countRows(testBank.bank.db)).toEqual(before);
  });

  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'text/json',
    'application/problem+json',
    'application/json;',
    'Application/JSON',
    'application/json\t;',
    'application/json ;a',
    '',
  ];
  test.each(bodied.flatMap(([name, route]) => types.map((type) => ({ name, route, type }))))(
    '$name: an invalid body as "$type" is never taken [S-47]',
    async ({ route, type }) => {
      const token = tokenFor(route);
      const answer = await testBank.call(route.method, addressOf(route), {
        ...(token === undefined ? {} : { token }),
        body: '{"amount":-1}',
        headers: { 'content-type': type },
      });
      expect([400, 415]).toContain(answer.status);
    },
  );

  test.each(bodied)('%s: a text of a megabyte is too large [S-09]', async (name, route) => {
    const [field = ''] = Object.keys(validBody(name) ?? { reference: '' });
    const { answer, before } = await send(name, route, {
      ...validBody(name),
      [field]: 'x'.repeat(1_000_000),
    });
    expect([answer.status, answer.body.code]).toEqual([413, 'TOO_LARGE']);
    expect(await countRows(testBank.bank.db)).toEqual(before);
  });
});

test('staff and money calls refuse fields nobody asked for, by name [S-11]', async () => {
  const { answer } = await send('createLocalTransfer', api.createLocalTransfer, {
    ...validBody('createLocalTransfer'),
    status: 'Completed',
  });
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toHaveProperty('status');
});

test('a registration cannot make an admin, money or an id [S-11]', async () => {
  const body = {
    username: 'eager.eve',
    email: 'eager.eve@mail.example',
    password: 'heather',
    role: 'admin',
    status: false,
    balance: 1e6,
    accounts: [{ balance: 5 }],
    _id: testBank.cast.alice.id,
    createdAt: '2000-01-01',
  };
  expect((await testBank.call('POST', '/api/users/register', { body })).status).toBe(201);
  const token = await testBank.freshToken({ username: 'eager.eve', password: 'heather' });
  const { body: user } = await testBank.call('GET', '/api/users/user', { token });
  expect(user).toMatchObject({ role: 'user', status: true });
  expect(user._id).not.toBe(testBank.cast.alice.id);
  expect(user.accounts.map(({ balance }: { balance: number }) => balance)).toEqual([0, 0, 0]);
});

test.each([
  ['listTransfers', '/api/transfers/transactions?page=0', 'page'],
  ['listTransfers', '/api/transfers/transactions?page=1.5', 'page'],
  ['listTransfers', '/api/transfers/transactions?limit=501', 'limit'],
  ['listTransfers', '/api/transfers/transactions?limit=abc', 'limit'],
  ['listTransfers', `/api/transfers/transactions?search=${'x'.repeat(101)}`, 'search'],
  ['listTransfers', '/api/transfers/transactions?from=2026-02-30', 'from'],
  ['listTransfers', '/api/transfers/transactions?type=both', 'type'],
  ['listTransfers', '/api/transfers/transactions?page=1&page=2', 'page'],
  ['getInsight', '/api/transfers/insight?month=2026-13', 'month'],
])('%s refuses the query of %s', async (_name, path, field) => {
  const answer = await testBank.call('GET', path, { token: testBank.cast.alice.token });
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toHaveProperty(field);
});
