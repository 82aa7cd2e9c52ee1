import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { api } from '../../contract/api.ts';
import type { Policy } from '../../contract/values/policy.ts';
import type { Route } from '../../contract/calls/route.ts';
import type { Answer } from '../../fixtures/bank-client.ts';
import {
  expectStatus,
  internationalTransferBody,
  type Customer,
  type Person,
} from '../../fixtures/people.ts';
import { identityCard, profileForm } from '../../fixtures/profile-pictures.ts';
import { billBody, billCalls } from '../support/bills.ts';
import { useBankPerTest } from '../support/payments.ts';
import { setPolicy } from '../support/set-policy.ts';
import { validBodies } from '../support/valid-bodies.ts';

const { bank, cast, pay, toBruno, balanceOf, listOf } = useBankPerTest();
const { payBill, change, moveToChecking, funds, goTo } = billCalls(bank);

const hold = (perDay: number, applies: Policy<'identity'>['applies'] = 'always') =>
  setPolicy(
    bank().bank.db,
    'identity',
    { applies, perDayMinor: perDay * 100 },
    bank().bank.clock.businessNow(),
  );
const get = async (path: string, { token }: Pick<Person, 'token'> = cast().alice) =>
  (await bank().call('GET', path, { token })).body;
const post = (
  path: string,
  body: unknown,
  { token }: Pick<Person, 'token'> = cast().alice,
  headers: Record<string, string> = {},
): Promise<Answer> => bank().call('POST', path, { token, body, headers });

async function handIn({ token, email }: Customer, fullName = 'Alice Ames'): Promise<void> {
  const form = profileForm(
    { fullName, email, phone: '+1 212 555 0142', address: '19 Moor Slip' },
    { idDocument: await identityCard(fullName) },
  );
  expectStatus(await bank().call('POST', '/api/users/profile', { token, form }), 200);
}

/** Staff accept or refuse the document that waits. */
async function decide({ id }: Customer, verb: 'accept' | 'refuse'): Promise<void> {
  const { admin } = cast();
  const taken = await post(`/api/admin/queues/identity_document/${id}/take`, {}, admin);
  expectStatus(taken, 200);
  const document = (await get(`/api/admin/identity/${id}`, admin)).document._id;
  const body = verb === 'accept' ? { document } : { document, reasons: ['UNREADABLE'] };
  expectStatus(await post(`/api/admin/identity/${id}/${verb}`, body, admin), 200);
}

const codeOf = ({ status, body }: Answer) => (status === 201 ? 201 : body.code);

const days = (count: number) => ({ transferDate: dayAhead(count) });
const dayAhead = (count: number) =>
  Temporal.Now.zonedDateTimeISO('America/New_York')
    .add({ days: count })
    .with({ hour: 12, minute: 0 })
    .toInstant()
    .toString();
const afterDays = (count: number) =>
  goTo(
    Temporal.Now.plainDateISO('America/New_York')
      .add({ days: count })
      .toPlainDateTime('18:00')
      .toString(),
  );

const customerCalls = Object.entries<Route>(api).filter(
  ([, { who }]) => who === 'active-customer' || who === 'customer',
);

describe('while staff have not accepted an ID document', () => {
  const moneyCalls = customerCalls.filter(([, { movesMoney }]) => movesMoney);

  test.each(moneyCalls)('%s takes no money out above the limit', async (name, route) => {
    await moveToChecking(100);
    await hold(0);
    const before = await funds();
    const orders = (await listOf(cast().alice)).transfers.length;
    const savings = await balanceOf(cast().alice);
    const answer = await post(
      route.path.replace('{id}', cast().alice.id),
      validBodies(cast())[name],
      cast().alice,
    );
    const isHeld = ['IDENTITY_LIMIT', 'IDENTITY_ABROAD'].includes(answer.body.code);
    expect(isHeld, `${name} says so in its contract`).toBe(
      route.refusals.includes('IDENTITY_LIMIT'),
    );
    if (isHeld) {
      expect(answer.status).toBe(403);
      expect(answer.body.message).toMatch(/No money was moved\. Please upload your ID/);
      expect((await listOf(cast().alice)).transfers).toHaveLength(orders);
      expect(await balanceOf(cast().alice)).toBe(savings);
    }
    expect(await funds()).toBe(before);
  });

  const cardCalls = customerCalls.filter(([, { answers }]) =>
    Object.values(answers).some(
      (answer) =>
        answer &&
        JSON.stringify(z.toJSONSchema(answer, { unrepresentable: 'any' })).includes('cvv'),
    ),
  );

  test.each(cardCalls)('%s gives no card', async (name, route) => {
    const token = cast().alice.token;
    const { body: card } = await post('/api/card/generate', { cardType: 'credit' });
    expect(card.masked).toBeUndefined();
    await hold(500);
    const answer = await bank().call(route.method, route.path.replace('{id}', card._id), {
      token,
      ...(route.method === 'GET' ? {} : { body: { password: cast().alice.password } }),
      ...(name === 'generateCard' && { body: { cardType: 'debit' } }),
    });
    if (route.refusals.includes('IDENTITY_CARD'))
      expect([answer.status, answer.body.code, answer.body.params]).toEqual([
        403,
        'IDENTITY_CARD',
        { identity: 'none' },
      ]);
    expect(JSON.stringify(answer.body)).not.toContain(card.cardNumber);
    expect((await get('/api/card/all')).cards).toEqual([
      expect.objectContaining({ _id: card._id, masked: true }),
    ]);
  });

  test('the limit is one for a day, however many payments are sent at once, fees included', async () => {
    await hold(500);
    await setPolicy(
      bank().bank.db,
      'fees',
      { localMinor: 100, billMinor: 0, internationalMinor: 0 },
      bank().bank.clock.businessNow(),
    );
    const before = await funds();
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => pay(toBruno(199))),
      ...[1, 2].map(() => payBill(billBody(200, { debitedAccount: cast().alice.savings.number }))),
    ]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    for (const answer of answers)
      if (answer.status !== 201)
        expect([answer.body.code, answer.body.params]).toEqual([
          'IDENTITY_LIMIT',
          { max: { minor: 50_000, currency: 'USD' }, identity: 'none' },
        ]);
    expect(before - (await funds())).toBe(400);
    expect((await get('/api/users/identity')).hold).toEqual({ perDay: 500, leftToday: 100 });
    await afterDays(1);
    expect((await pay(toBruno(199))).status).toBe(201);
  });

  test('a bill is not raised above it', async () => {
    const { schedule } = (
      await payBill(billBody(100, { paymentType: 'Recurring', frequency: 'weekly', ...days(3) }))
    ).body;
    await hold(500);
    const raised = (amount: number) =>
      change({
        scheduleId: schedule._id,
        date: schedule.nextDate,
        payments: 'next',
        amount,
      });
    expect(codeOf(await raised(500.01))).toBe('IDENTITY_LIMIT');
    expect((await raised(500)).status).toBe(200);
  });
});

describe('what comes due before an ID document is accepted', () => {
  test('counts on its day; above the limit it is declined and told, and the next date is tried', async () => {
    await moveToChecking(3_000);
    expect(codeOf(await pay(toBruno(300, days(3))))).toBe(201);
    expect(codeOf(await pay(toBruno(301, days(3))))).toBe(201);
    expect(
      codeOf(
        await payBill(billBody(700, { paymentType: 'Recurring', frequency: 'weekly', ...days(5) })),
      ),
    ).toBe(201);
    expect(
      codeOf(
        await post(
          '/api/transfers/international',
          internationalTransferBody({
            amount: 10,
            debitedAccount: cast().alice.savings.number,
            ...days(3),
          }),
        ),
      ),
    ).toBe(201);
    expect(
      codeOf(
        await post('/api/transfers/own', {
          fromAccount: cast().alice.savings.number,
          toAccount: cast().alice.checking.number,
          amount: 1_000,
          repeat: 'monthly',
          ...days(3),
        }),
      ),
    ).toBe(201);
    await hold(500);
    // One order above the limit is not taken for a later day either, and nothing abroad.
    expect(codeOf(await pay(toBruno(501, days(3))))).toBe('IDENTITY_LIMIT');
    const before = await funds();
    await afterDays(4);
    const { transfers } = await listOf(cast().alice, '?limit=500');
    const declined = transfers.filter(({ status }: { status: string }) => status === 'Declined');
    expect(declined.map(({ statusReason }: { statusReason: string }) => statusReason)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('you can pay others up to $500.00 a day. No money was moved.'),
        expect.stringContaining('You can send money abroad once we have accepted your ID.'),
      ]),
    );
    expect(declined).toHaveLength(2);
    // One of the two transfers; what moved between her own accounts is still hers.
    expect([300, 301]).toContain(before - (await funds()));
    await afterDays(8);
    await bank().worker.runAll();
    const mails = (await bank().outbox()).map((mail) => mail.replaceAll(/=\r?\n/g, ''));
    expect(mails.filter((mail) => mail.includes('up to $500.00 a day')).length).toBeGreaterThan(1);
    await handIn(cast().alice);
    await decide(cast().alice, 'accept');
    const left = await funds();
    await afterDays(15);
    expect(left - (await funds())).toBe(700);
  });
});

describe('the rule', () => {
  test('is off as shipped, on where the bank is strict, and staff turn it on and off', async () => {
    const { config } = bank().bank;
    expect((await get('/api/users/identity')).hold).toBeNull();
    expect((await pay(toBruno(600))).status).toBe(201);
    Object.assign(config, { strict: true });
    expect((await get('/api/users/identity')).hold).toEqual({ perDay: 500, leftToday: 500 });
    expect(codeOf(await pay(toBruno(600)))).toBe('IDENTITY_LIMIT');
    await hold(500, 'never');
    expect((await pay(toBruno(600))).status).toBe(201);
    Object.assign(config, { strict: false });
    await hold(500, 'always');
    expect(codeOf(await pay(toBruno(600)))).toBe('IDENTITY_LIMIT');
  });

  test('says what to do next, and is lifted as soon as staff accept the document', async () => {
    const { alice, admin } = cast();
    await hold(10);
    const order = toBruno(11);
    const key = { 'idempotency-key': 'the-same-order-sent-again' };
    const said = async () => (await pay(order, key)).body.message;
    const held = async () => (await get(`/api/admin/users/${alice.id}`, admin)).hold;
    expect(await said()).toContain('Please upload your ID');
    expect(await held()).toEqual({ identity: 'none', perDay: 10 });
    await handIn(alice);
    expect(await said()).toContain('We are looking at your ID');
    expect(await held()).toEqual({ identity: 'waiting', perDay: 10 });
    await decide(alice, 'refuse');
    expect(await said()).toContain('Please upload another one');
    expect(await held()).toEqual({ identity: 'refused', perDay: 10 });
    await bank().worker.runAll();
    const mails = (await bank().outbox()).map((mail) => mail.replaceAll(/=\r?\n/g, ''));
    expect(mails.at(-1)).toContain('you can pay others up to $10.00 a day');
    expect(mails.at(-1)).not.toContain('keep using your account');
    await handIn(alice);
    await decide(alice, 'accept');
    expect(await held()).toBeNull();
    expect((await get('/api/users/identity')).hold).toBeNull();
    expect((await pay(order, key)).status).toBe(201);
    expect((await post('/api/card/generate', { cardType: 'debit' })).status).toBe(201);
    expect(
      (
        await post(
          '/api/transfers/international',
          internationalTransferBody({ amount: 20, debitedAccount: alice.savings.number }),
        )
      ).status,
    ).toBe(201);
  });

  test('asks for the name of now: a newer document that waits takes nothing away, another name does', async () => {
    const { alice } = cast();
    await hold(10);
    await handIn(alice);
    await decide(alice, 'accept');
    await handIn(alice);
    expect((await pay(toBruno(11))).status).toBe(201);
    await handIn(alice, 'Alice Quill');
    expect((await pay(toBruno(11))).body.params).toMatchObject({ identity: 'waiting' });
    await decide(alice, 'accept');
    expect((await pay(toBruno(11))).status).toBe(201);
    await handIn(alice, 'Alice Quill');
    await decide(alice, 'refuse');
    expect((await pay(toBruno(11))).body.params).toMatchObject({ identity: 'refused' });
  });

  test('is said in Spanish to who asks in it', async () => {
    await hold(10);
    const { body } = await pay(toBruno(11), { 'accept-language': 'es' });
    expect(body.message).toBe(
      'Mientras no hayamos aceptado su documento de identidad, puede pagar a otros hasta $10.00 al ' +
        'día. No se movió dinero. Envíe su documento de identidad en la página Información personal.',
    );
  });
});
