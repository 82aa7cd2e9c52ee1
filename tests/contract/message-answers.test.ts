import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useSharedDesk } from '../support/shared-bank.ts';

const { bank, staff, rosa, ask, customer, take, mailsTo } = useSharedDesk();

const hostile =
  '<script>alert(document.domain)</script>\n=HYPERLINK("https://evil.example")\nBcc: ' +
  'everybody@mail.example';
let written = 0;

/** Writes a visitor's message; without `email` the address belongs to no customer. */
async function write(
  extra: Record<string, unknown> = {},
): Promise<{ id: string; reference: string; email: string }> {
  written += 1;
  const email = `visitor.${written}@mail.example`;
  const body = {
    firstName: 'Nora',
    lastName: 'Quill',
    email,
    phone: '',
    subject: 'A lost card',
    message: 'I lost my card.\nPlease help.',
    privacyConsent: true,
    ...extra,
  };
  const { reference } = (await bank().call('POST', '/api/messages', { body })).body;
  const { cases } = (await ask(staff(), 'GET', '/api/admin/messages')).body;
  return {
    id: cases.find((one: { reference: string }) => one.reference === reference)._id,
    reference,
    email: body.email,
  };
}

const answer = (id: string, text = 'Dear Nora,\n\nwe have blocked the card.', who = staff()) =>
  ask(who, 'POST', `/api/admin/messages/${id}/answer`, { answer: text });
const close = (id: string, reason = 'SPAM', who = staff()) =>
  ask(who, 'POST', `/api/admin/messages/${id}/close`, { reason });
const waiting = async () => (await ask(staff(), 'GET', '/api/admin/messages')).body;

test('messages wait oldest first, with their age and who holds them [L-324]', async () => {
  const first = await write();
  await bank().advance('PT2H');
  const second = await write();
  await take('message', second.id, rosa());
  const { cases, total, asOf } = await waiting();
  expect([cases.map(({ _id }: { _id: string }) => _id), total]).toEqual([[first.id, second.id], 2]);
  expect(Date.parse(asOf) - Date.parse(cases[0].waitingSince)).toBeGreaterThanOrEqual(7_200_000);
  expect(
    cases.map(({ holder }: { holder: { username: string } | null }) => holder?.username ?? null),
  ).toEqual([null, 'rosa']);
});

test('an answer goes out by mail, quotes the question, and is kept [L-324]', async () => {
  const { id, reference, email } = await write();
  await take('message', id);
  expect((await answer(id)).body.message).toBe(`Answer to ${reference} is on its way by email.`);
  const mail = (await mailsTo({ email })).find((text) =>
    text.includes(`Subject: ${reference}: A lost card`),
  );
  for (const part of [
    'Dear Nora,',
    'we have blocked the card.',
    `Your reference: ${reference}`,
    '> I lost my card.',
    'Reply-To: ',
  ])
    expect(mail).toContain(part);
  const shown = (await ask(staff(), 'GET', `/api/admin/messages/${id}`)).body;
  expect(shown.ending).toMatchObject({
    outcome: 'answered',
    by: 'staff',
    text: 'Dear Nora,\n\nwe have blocked the card.',
  });
  expect(
    (await ask(staff(), 'GET', '/api/admin/messages?state=ended')).body.cases[0],
  ).toMatchObject({ _id: id, ending: { by: 'staff' } });
  expect((await waiting()).cases.map(({ _id }: { _id: string }) => _id)).not.toContain(id);
});

test('of two people, or two clicks, one answers: one mail goes out [L-324]', async () => {
  const { id, email } = await write();
  await take('message', id);
  const answers = await Promise.all([
    answer(id),
    answer(id),
    close(id),
    answer(id, 'Too late', rosa()),
  ]);
  const isAnswered = answers[0]?.status === 200;
  expect(answers.map(({ status }) => status)).toEqual(
    isAnswered ? [200, 200, 409, 409] : [409, 409, 200, 409],
  );
  for (const { status, body } of answers)
    if (status === 409) expect(['CASE_DECIDED', 'CASE_HELD']).toContain(body.code);
  expect((await close(id, 'SPAM', rosa())).body).toMatchObject({
    code: 'CASE_DECIDED',
    message: expect.stringContaining('staff was first'),
  });
  expect(await mailsTo({ email })).toHaveLength(isAnswered ? 1 : 0);
});

test('a message is closed without an answer only with a reason; no mail goes out [L-324]', async () => {
  const { id, reference, email } = await write();
  expect((await close(id)).body.code).toBe('CASE_NOT_TAKEN');
  await take('message', id);
  expect((await close(id, 'I do not like it')).body.code).toBe('INVALID_FIELDS');
  expect((await close(id, 'ANSWERED_ELSEWHERE')).body.message).toBe(
    `Message ${reference} closed without an answer.`,
  );
  const { ending } = (await ask(staff(), 'GET', `/api/admin/messages/${id}`)).body;
  expect(ending).toMatchObject({
    outcome: 'closed',
    by: 'staff',
    text: 'Answered by phone or in a branch',
  });
  expect(await mailsTo({ email })).toEqual([]);
  expect((await answer(randomUUID())).body.code).toBe('CASE_NOT_FOUND');
  expect((await answer(id, '  ')).body.fields.answer).toBe('Answer is required.');
});

test('hostile text stays text: one header, one recipient, nothing that runs [S-53 L-324]', async () => {
  const { id, reference, email } = await write({
    message: hostile,
    subject: '<img src=x onerror=alert(1)>',
  });
  expect((await ask(staff(), 'GET', `/api/admin/messages/${id}`)).body).toMatchObject({
    text: hostile,
    subject: '<img src=x onerror=alert(1)>',
  });
  await take('message', id);
  await answer(id, 'No.\r\nBcc: everybody@mail.example');
  const [mail] = await mailsTo({ email });
  expect(mail).toContain(`${reference}: <img`);
  const [headers = '', ...parts] = (mail ?? '').split(/\r?\n\r?\n/);
  expect(headers).not.toMatch(/^Bcc:/m);
  expect(parts.join('\n').split('<!doctype html>')[1]).not.toContain('<script>');
});

test('a writer with a customer’s address is told apart; the look is in the trail', async () => {
  const nora = await customer();
  const { id } = await write({ email: nora.email.toUpperCase() });
  expect((await ask(staff(), 'GET', `/api/admin/messages/${id}`)).body.customer).toEqual({
    _id: nora.id,
    username: nora.username,
  });
  const { rows } = await bank().bank.db.query(
    `SELECT details FROM audit_event WHERE action = 'message.viewed' AND subject = $1`,
    [`message:${id}`],
  );
  expect(rows).toMatchObject([{ details: { person: nora.id } }]);
  expect(
    (await ask(staff(), 'GET', `/api/admin/messages/${(await write()).id}`)).body.customer,
  ).toBeNull();
});
