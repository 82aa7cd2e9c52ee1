import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { plainPdf } from '../../fixtures/plain-pdf.ts';
import { messageForm } from '../../fixtures/message-form.ts';
import type { Customer } from '../../fixtures/people.ts';
import { photo } from '../support/hostile-files.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

const { bank, staff, rosa, ask, customer, take, mailsTo } = useSharedDesk();

const pdf = plainPdf();
let picture: Buffer;
let png: Buffer;
beforeAll(async () => {
  picture = await photo({ width: 400, height: 300 });
  png = await sharp(picture).png().toBuffer();
});

const words = { subject: 'A fee I do not know', message: 'On Monday 4 dollars\nwere taken.' };
const write = (
  who: Customer,
  fields: Record<string, string> = words,
  files: readonly Buffer[] = [],
) =>
  bank().call('POST', '/api/users/messages', {
    token: who.token,
    form: messageForm(fields, files),
  });
const own = async (who: Customer) =>
  (await ask(who, 'GET', '/api/users/messages')).body.conversations;
const read = (who: Pick<Customer, 'token'>, id: string) =>
  ask(who, 'GET', `/api/users/messages/${id}`);
const waiting = async (reference: string) =>
  (await ask(staff(), 'GET', '/api/admin/messages')).body.cases.filter(
    (one: { reference: string }) => one.reference === reference,
  );
const shown = async (id: string) => (await ask(staff(), 'GET', `/api/admin/messages/${id}`)).body;
const rowsOf = async (sql: string, ...values: unknown[]) =>
  (await bank().bank.db.query(sql, values)).rows;

async function answer(id: string, text: string, who = staff()) {
  await take('message', id, who);
  expect(
    (await ask(who, 'POST', `/api/admin/messages/${id}/answer`, { answer: text })).status,
  ).toBe(200);
}

test('a conversation goes back and forth under one reference [D-74]', async () => {
  const nora = await customer();
  const { status, body } = await write(nora);
  expect([status, body.message]).toEqual([
    201,
    `Message sent. Your reference: ${body.conversation.reference}`,
  ]);
  const { _id: id, reference } = body.conversation;
  expect(await own(nora)).toMatchObject([
    { _id: id, reference, subject: words.subject, status: 'Received' },
  ]);

  const [first] = await waiting(reference);
  expect(first).toMatchObject({
    signedIn: true,
    doubtful: false,
    customer: { _id: nora.id, username: nora.username },
    email: nora.email,
  });
  await bank().advance('PT1H');
  await answer(first._id, 'Dear Nora,\n\nplease send us the letter.');
  expect(await own(nora)).toMatchObject([{ status: 'Answered' }]);
  const mail = (await mailsTo(nora)).find((text) => text.includes(reference));
  expect(mail).toContain(`Subject: ${reference}: ${words.subject}`);
  for (const part of [`/user/messages/${id}`, 'Log in to read the whole conversation'])
    expect(mail).toContain(part);

  await bank().advance('PT1H');
  const further = await write(nora, { conversation: id, message: 'Here it is.' }, [pdf]);
  expect(further.body.conversation).toMatchObject({
    _id: id,
    reference,
    subject: words.subject,
    status: 'Received',
  });
  const [second] = await waiting(reference);
  const forStaff = await shown(second._id);
  expect(forStaff).toMatchObject({
    subject: words.subject,
    text: 'Here it is.',
    files: [{ mediaType: 'application/pdf' }],
  });
  expect(
    forStaff.others.map(({ from, text }: { from: string; text: string }) => [from, text]),
  ).toEqual([
    ['customer', words.message],
    ['bank', 'Dear Nora,\n\nplease send us the letter.'],
  ]);
  await bank().advance('PT1H');
  await answer(second._id, 'The fee is paid back.', rosa());
  const { parts, status: ended } = (await read(nora, id)).body;
  expect([ended, parts.map(({ from }: { from: string }) => from)]).toEqual([
    'Answered',
    ['customer', 'bank', 'customer', 'bank'],
  ]);
  expect(JSON.stringify(parts)).not.toContain('rosa');
});

test('of two messages in a row one answer is enough; closed reads as closed', async () => {
  const nora = await customer();
  const { _id: id, reference } = (await write(nora)).body.conversation;
  await write(nora, { conversation: id, message: 'It was Tuesday.' });
  const [first, second] = await waiting(reference);
  await bank().advance('PT1H');
  await answer(second._id, 'We look into Tuesday.');
  expect((await read(nora, id)).body.status).toBe('Received');
  await take('message', first._id);
  await ask(staff(), 'POST', `/api/admin/messages/${first._id}/close`, { reason: 'DUPLICATE' });
  expect((await read(nora, id)).body.status).toBe('Answered');
  await bank().advance('PT1H');
  await write(nora, { conversation: id, message: 'Thank you.' });
  const [third] = await waiting(reference);
  await take('message', third._id);
  await ask(staff(), 'POST', `/api/admin/messages/${third._id}/close`, { reason: 'NOTHING_ASKED' });
  expect((await own(nora))[0].status).toBe('Closed');
});

test('three files are redrawn, sealed, and open for sender and staff alone [S-42 D-74]', async () => {
  const [nora, other] = [await customer(), await customer()];
  const { conversation } = (await write(nora, words, [picture, png, pdf])).body;
  const { files } = conversation.parts[0];
  expect(files.map(({ mediaType }: { mediaType: string }) => mediaType)).toEqual([
    'image/jpeg',
    'image/jpeg',
    'application/pdf',
  ]);
  const seen = await bank().call('GET', files[0].address, { token: nora.token });
  expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/jpeg']);
  for (const { address } of files) {
    expect((await ask(other, 'GET', address)).status).toBe(404);
    expect((await bank().call('GET', address)).status).toBe(401);
  }
  const sealed = await rowsOf(
    `SELECT sealed FROM stored_file WHERE owner_id = $1 AND purpose = 'message'`,
    nora.id,
  );
  expect(sealed).toHaveLength(3);
  for (const row of sealed as { sealed: Buffer }[])
    expect(
      row.sealed.includes('%PDF') ||
        row.sealed.includes('JFIF') ||
        row.sealed.includes('Larkphone'),
    ).toBe(false);
  const [one] = await waiting(conversation.reference);
  expect((await shown(one._id)).files).toEqual(files);
  expect((await ask(staff(), 'GET', files[2].address)).status).toBe(200);
  const looks = await rowsOf(
    `SELECT action, details FROM audit_event WHERE actor = $1
      AND action IN ('file.viewed', 'message.viewed') ORDER BY at`,
    `admin:${staff().id}`,
  );
  expect(looks.slice(-2)).toMatchObject([
    { action: 'message.viewed', details: { person: nora.id } },
    { action: 'file.viewed', details: { purpose: 'message' } },
  ]);
});

test('a file above 5 MiB or of another kind is refused by name; nothing is sent', async () => {
  const nora = await customer();
  const large = Buffer.concat([picture, Buffer.alloc(5 * 1024 * 1024)]);
  const webp = await sharp(picture).webp().toBuffer();
  for (const [files, status, field] of [
    [[picture, large], 413, 'attachment2'],
    [[webp], 415, 'attachment1'],
  ] as const) {
    const refused = await write(nora, words, files);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([status, [field]]);
    expect(refused.body.message).toContain('Nothing was stored');
  }
  expect((await write(nora, { message: 'Hello' })).body.fields).toEqual({
    subject: 'Subject is required.',
  });
  expect((await write(nora, { ...words, message: ' ' })).body.fields).toEqual({
    message: 'Message is required.',
  });
  expect(await own(nora)).toEqual([]);
  // A browser's form makes two characters of each line break.
  expect((await write(nora, { ...words, message: `${'x\n'.repeat(1999)}xx` })).status).toBe(201);
});

test('the same words twice at once are one message; anything in between makes two', async () => {
  const nora = await customer();
  const both = await Promise.all([write(nora), write(nora)]);
  const ids = both.map(({ status, body }) => [status, body.conversation._id]);
  expect(ids[0]).toEqual(ids[1]);
  const { _id: id, reference } = both[0].body.conversation;
  await write(nora, words, [picture]);
  await write(nora, words, [picture]);
  // Another file under the same words is not lost.
  expect((await write(nora, words, [pdf])).body.conversation.parts[0].files).toMatchObject([
    { mediaType: 'application/pdf' },
  ]);
  await write(nora, { conversation: id, message: 'More' });
  await write(nora, { conversation: id, message: 'More' });
  expect(await waiting(reference)).toHaveLength(2);
  expect(await own(nora)).toHaveLength(3);
  for (const { _id } of await waiting(reference)) await answer(_id, 'Yes.');
  await write(nora, { conversation: id, message: 'More' });
  expect(await waiting(reference)).toHaveLength(1);
});

test('no other customer reads or writes it, and a suspended one only reads', async () => {
  const [nora, other] = [await customer(), await customer()];
  const { _id: id } = (await write(nora)).body.conversation;
  const theirs = await write(other, { conversation: id, message: 'It was me.' }, [picture]);
  expect([theirs.status, theirs.body.code, (await read(other, id)).body.code]).toEqual([
    404,
    'CONVERSATION_NOT_FOUND',
    'CONVERSATION_NOT_FOUND',
  ]);
  expect(await rowsOf(`SELECT FROM stored_file WHERE owner_id = $1`, other.id)).toEqual([]);
  await ask(staff(), 'PUT', `/api/admin/users/suspend/${nora.id}`);
  expect((await write(nora, { conversation: id, message: 'Please.' })).body.code).toBe(
    'ACCOUNT_SUSPENDED',
  );
  expect((await read(nora, id)).body.parts).toHaveLength(1);
});

test('ten messages may wait at once, and no more', async () => {
  const nora = await customer();
  for (let count = 0; count < 10; count += 1)
    expect((await write(nora, { ...words, message: `Number ${count}` })).status).toBe(201);
  const { status, body } = await write(nora, { ...words, message: 'Number 11' });
  expect([status, body.code, body.message]).toEqual([
    422,
    'MESSAGES_LIMIT',
    expect.stringContaining('10 of your messages'),
  ]);
});

test('what came by the public form is no customer’s conversation', async () => {
  const nora = await customer();
  const body = {
    firstName: 'Nora',
    lastName: 'Quill',
    email: nora.email,
    subject: 'Hello',
    message: 'It is me.',
    privacyConsent: true,
  };
  const { reference } = (await bank().call('POST', '/api/messages', { body })).body;
  const [one] = await waiting(reference);
  expect([one.signedIn, await own(nora), (await read(nora, one._id)).status]).toEqual([
    false,
    [],
    404,
  ]);
});
