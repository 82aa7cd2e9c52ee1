import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reasonTexts } from '../../contract/people/reasons.texts.ts';
import {
  expectStatus,
  registerCustomer,
  type Customer,
  type Person,
} from '../../fixtures/people.ts';
import { identityCard, profileForm } from '../../fixtures/profile-pictures.ts';
import { refusalOf } from '../support/answers.ts';
import { addAnotherAdmin } from '../support/another-admin.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

let testBank: TestBank;
let staff: Person;
let rosa: Person;
let card: Awaited<ReturnType<typeof identityCard>>;
beforeAll(async () => {
  testBank = await openTestBank();
  staff = testBank.cast.admin;
  rosa = await addAnotherAdmin(testBank, 'rosa');
  card = await identityCard('Mina Holt');
});
afterAll(() => testBank.close());

let people = 0;
const newcomer = () => registerCustomer(testBank.call, `mina.holt.${(people += 1)}`);

async function handIn(
  { token, email }: Customer,
  { fullName = 'Mina Holt', withDocument = true } = {},
): Promise<void> {
  const form = profileForm(
    { fullName, email, phone: '+1 212 555 0177', address: '4 Heather Row' },
    withDocument ? { idDocument: card } : {},
  );
  expectStatus(await testBank.call('POST', '/api/users/profile', { token, form }), 200);
}
const identityOf = async ({ token }: Customer) =>
  (await testBank.call('GET', '/api/users/identity', { token })).body;
const take = ({ id }: Customer, who: Person = staff) =>
  testBank.call('POST', `/api/admin/queues/identity_document/${id}/take`, { token: who.token });
const caseOf = async ({ id }: Customer) =>
  (await testBank.call('GET', `/api/admin/identity/${id}`, { token: staff.token })).body;
const decide = ({ id }: Customer, verb: 'accept' | 'refuse', body: unknown, who: Person = staff) =>
  testBank.call('POST', `/api/admin/identity/${id}/${verb}`, { token: who.token, body });
const waits = async ({ id }: Customer) =>
  (await testBank.call('GET', '/api/admin/identity', { token: staff.token })).body.cases.some(
    ({ _id }: { _id: string }) => _id === id,
  );
const mails = async (to: Customer) => {
  await testBank.worker.runAll();
  return (await testBank.outbox())
    .filter((mail) => mail.includes(to.email))
    .map((mail) => mail.replaceAll(/=\r?\n/g, ''));
};
const trailOf = async ({ id }: Customer) =>
  (
    await testBank.bank.db.query<{ action: string }>(
      `SELECT action FROM audit_event WHERE subject = $1 AND (action LIKE 'identity.%'
        OR action = 'file.viewed') ORDER BY at`,
      [`user:${id}`],
    )
  ).rows.map(({ action }) => action);

describe('an identity document', () => {
  test('waits for staff; each look is in the trail; accepted, it reads verified [L-322]', async () => {
    const mina = await newcomer();
    expect(await identityOf(mina)).toEqual({
      state: 'none',
      submittedAt: null,
      decidedAt: null,
      refusalReasons: [],
      hold: null,
    });
    await handIn(mina);
    expect([(await identityOf(mina)).state, await waits(mina)]).toEqual(['waiting', true]);
    expect((await take(mina)).status).toBe(200);
    expect((await identityOf(mina)).state).toBe('in_review');
    const one = await caseOf(mina);
    expect(one).toMatchObject({
      document: { statedName: 'Mina Holt' },
      decision: null,
      customer: { fullName: 'Mina Holt', address: '4 Heather Row' },
      earlier: [],
    });
    const picture = await testBank.call('GET', one.document.address, { token: staff.token });
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect((await decide(mina, 'accept', { document: one.document._id })).status).toBe(200);
    expect([(await identityOf(mina)).state, await waits(mina)]).toEqual(['verified', false]);
    expect(await trailOf(mina)).toEqual(['identity.viewed', 'file.viewed', 'identity.accepted']);
    expect((await mails(mina)).join('\n')).toContain('Your identity is verified');
    expect((await caseOf(mina)).decision).toMatchObject({
      outcome: 'accepted',
      by: 'staff',
      statedName: 'Mina Holt',
    });
  });

  test('refused, says why and what to do on screen and by mail [L-322]', async () => {
    const mina = await newcomer();
    await handIn(mina);
    await take(mina);
    const { document } = await caseOf(mina);
    expect((await decide(mina, 'refuse', { document: document._id, reasons: [] })).body.code).toBe(
      'INVALID_FIELDS',
    );
    expect(
      (await decide(mina, 'refuse', { document: document._id, reasons: ['UNREADABLE', 'EXPIRED'] }))
        .status,
    ).toBe(200);
    const texts = [reasonTexts.documentRefusal.UNREADABLE, reasonTexts.documentRefusal.EXPIRED];
    expect(await identityOf(mina)).toMatchObject({
      state: 'refused',
      refusalReasons: texts,
      decidedAt: expect.any(String),
    });
    const mail = (await mails(mina)).find((text) =>
      text.includes('Please send your identity document again'),
    );
    for (const part of [...texts, '/personal-info']) expect(mail).toContain(part);
    await handIn(mina);
    expect(await identityOf(mina)).toMatchObject({ state: 'waiting', refusalReasons: [] });
    expect((await caseOf(mina)).earlier).toMatchObject([
      { outcome: 'refused', by: 'staff', reasons: texts },
    ]);
  });
});

describe('a decision', () => {
  test('is the holder’s, and of many at once one; the others are told who was first [L-322]', async () => {
    const mina = await newcomer();
    await handIn(mina);
    const { document } = await caseOf(mina);
    const body = { document: document._id };
    expect((await decide(mina, 'accept', body)).body.code).toBe('CASE_NOT_TAKEN');
    await take(mina, rosa);
    expect((await decide(mina, 'accept', body)).body.code).toBe('CASE_HELD');
    const refusal = { ...body, reasons: ['EXPIRED'] };
    const answers = await Promise.all([
      decide(mina, 'accept', body, rosa),
      decide(mina, 'refuse', refusal, rosa),
      decide(mina, 'accept', body, rosa),
      decide(mina, 'refuse', refusal, rosa),
    ]);
    expect(answers.map((one) => String(refusalOf(one) ?? one.status)).toSorted()).toEqual([
      '200',
      '200',
      'CASE_DECIDED',
      'CASE_DECIDED',
    ]);
    expect((await decide(mina, 'accept', body)).body.message).toMatch(/^rosa was first/);
    expect((await trailOf(mina)).filter((action) => /accepted|refused/.test(action))).toHaveLength(
      1,
    );
  });

  test('on a replaced document is refused; the case stays with its holder [L-322]', async () => {
    const mina = await newcomer();
    await handIn(mina);
    await take(mina);
    const before = await caseOf(mina);
    await handIn(mina);
    const stale = await decide(mina, 'accept', { document: before.document._id });
    expect([stale.status, stale.body.code, (await identityOf(mina)).state]).toEqual([
      409,
      'DOCUMENT_REPLACED',
      'in_review',
    ]);
    const after = await caseOf(mina);
    expect(after.holder).toMatchObject({ username: 'staff', isYou: true });
    // However the two meet, the decision counts for what was looked at, or not at all.
    const [decided] = await Promise.all([
      decide(mina, 'accept', { document: after.document._id }),
      handIn(mina),
    ]);
    expect((await identityOf(mina)).state).toMatch(
      decided.status === 200 ? /waiting/ : /in_review/,
    );
  });

  test('counts for its name: another name is looked at again, an address is not', async () => {
    const mina = await newcomer();
    await handIn(mina);
    await take(mina);
    await decide(mina, 'accept', { document: (await caseOf(mina)).document._id });
    await handIn(mina, { withDocument: false });
    expect((await identityOf(mina)).state).toBe('verified');
    await handIn(mina, { withDocument: false, fullName: 'Mina Marsh' });
    expect([(await identityOf(mina)).state, (await caseOf(mina)).document.statedName]).toEqual([
      'waiting',
      'Mina Marsh',
    ]);
  });

  test('is not opened for a deleted customer or one without a document', async () => {
    const [mina, nobody] = [await newcomer(), await newcomer()];
    await handIn(mina);
    await take(mina);
    await testBank.call('DELETE', `/api/admin/users/${mina.id}`, { token: staff.token });
    expect(await waits(mina)).toBe(false);
    for (const one of [mina, nobody])
      expect([(await caseOf(one)).code, (await take(one)).body.code]).toEqual([
        'CASE_NOT_FOUND',
        'CASE_NOT_FOUND',
      ]);
    expect((await testBank.call('GET', '/api/users/identity', { token: mina.token })).status).toBe(
      401,
    );
  });
});
