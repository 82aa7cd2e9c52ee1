import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

let testBank: TestBank;
beforeAll(async () => {
  testBank = await openTestBank();
});
afterAll(() => testBank.close());

const message = {
  firstName: 'Ines',
  lastName: 'Marsh',
  email: 'ines@mail.example',
  phone: '(212) 555-0101',
  subject: 'Opening hours',
  message: 'Are you open\non Saturday?',
  privacyConsent: true,
};
const send = (body: object) => testBank.call('POST', '/api/messages', { body });
const stored = async () =>
  (await testBank.bank.db.query('SELECT reference, message FROM contact_message')).rows;

test('a message is stored, has a reference, and reaches support once [L-191 L-323]', async () => {
  const { status, body } = await send(message);
  expect([status, body.reference]).toEqual([201, expect.stringMatching(/^MSG-[2-9A-Z]{8}$/)]);
  expect(await stored()).toContainEqual({
    reference: body.reference,
    message: 'Are you open\non Saturday?',
  });
  await testBank.worker.runAll();
  const mails = (await testBank.outbox()).filter((mail) => mail.includes(body.reference));
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatch(/^To: .*support@larkmoor\.example/m);
  expect(mails[0]).toMatch(/^Reply-To: .*ines@mail\.example/m);
});

test('a message whose hidden field was filled reaches staff under its reference, marked', async () => {
  const { admin } = testBank.cast;
  const { body } = await send({ ...message, leaveEmpty: 'https://mail.example' });
  const { body: other } = await send(message);
  const { body: queue } = await testBank.call('GET', '/api/admin/messages', { token: admin.token });
  const marks = new Map(
    queue.cases.map((one: { reference: string; doubtful: boolean }) => [
      one.reference,
      one.doubtful,
    ]),
  );
  expect([marks.get(body.reference), marks.get(other.reference)]).toEqual([true, false]);
});

test('no name or subject can add a header or a second recipient to the mail [S-53]', async () => {
  expect((await send({ ...message, subject: 'Hello\r\nBcc: everyone@mail.example' })).status).toBe(
    400,
  );
  expect((await send({ ...message, email: 'a@mail.example,b@mail.example' })).status).toBe(400);
  expect((await send({ ...message, email: ['a@mail.example'] })).status).toBe(400);
});

test('names in any script, right to left, with emoji, arrive as they are', async () => {
  const { status, body } = await send({
    ...message,
    firstName: 'مريم',
    lastName: '李 🐦',
    message: '<script>alert(1)</script>',
  });
  expect(status).toBe(201);
  await testBank.worker.runAll();
  const mail = (await testBank.outbox()).find((text) => text.includes(body.reference)) ?? '';
  const [, html = ''] = mail.split('Content-Type: text/html');
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toContain('<script');
});

test.each([
  ['firstName', 'First name is required.'],
  ['subject', 'Subject is required.'],
  ['message', 'Message is required.'],
])('a blank %s is refused by name, also one of characters without width', async (field, text) => {
  for (const blank of [' ', '\u200b\u00ad', '\u3164 \u2800', '\u{e0041}']) {
    const { status, body } = await send({ ...message, [field]: blank });
    expect([status, body.fields[field]]).toEqual([400, text]);
  }
});

test('without consent nothing is stored', async () => {
  expect((await send({ ...message, privacyConsent: false })).body.fields).toHaveProperty(
    'privacyConsent',
  );
});

test('one address cannot flood support', async () => {
  const statuses = [];
  for (let count = 0; count < 12; count += 1) statuses.push((await send(message)).status);
  expect(statuses).toContain(429);
});
