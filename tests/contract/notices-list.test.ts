import { expect, test } from 'vitest';
import { messageForm } from '../../fixtures/message-form.ts';
import { castPassword, type Customer } from '../../fixtures/people.ts';
import { verifiedNotice } from '../../server/people/identity/identity-notices.ts';
import { forgetNotices, insertNotices } from '../../server/services/mail/notices-store.ts';
import { said } from '../support/answers.ts';
import { useSharedDesk } from '../support/shared-bank.ts';
import { inEachLanguage } from '../../server/base/in-each-language.ts';
import { unknownId } from '../support/their-objects.ts';

const { bank, ask, customer, staff, take, mailsTo } = useSharedDesk();

const path = '/api/users/notices';
interface Line {
  _id: string;
  title: string;
  said: string;
  isRead: boolean;
}
const list = async (who: Customer, before = '') =>
  (await ask(who, 'GET', before === '' ? path : `${path}?before=${before}`)).body as {
    notices: Line[];
    more: boolean;
  };
const unread = async (who: Customer) =>
  (await ask(who, 'GET', '/api/users/user')).body.unreadNotices as number;
const read = (who: Customer, newest: unknown, oldest?: unknown) =>
  ask(who, 'POST', `${path}/read`, { newest, oldest });

/** As many notices as are asked for, the newest first. */
async function told(who: Customer, count: number): Promise<Line[]> {
  const { db, clock } = bank().bank;
  await db.tx(async (tx) => {
    for (let number = 1; number <= count; number += 1) {
      const words = inEachLanguage(() => ({
        title: `Loan ${number}`,
        said: ['It was paid.', 'Thank you.'],
      }));
      const line = { userId: who.id, language: 'en', notice: { kind: 'loan', words } } as const;
      await insertNotices(tx, [line], clock.now());
    }
  });
  return (await list(who)).notices;
}

test('what a customer is mailed stands among their notices, without what only the mail says', async () => {
  const who = await customer();
  expect([await list(who), await unread(who)]).toEqual([{ notices: [], more: false }, 0]);
  await ask(who, 'POST', '/api/card/generate', { cardType: 'debit' });
  const mail = (await mailsTo(who)).find((text) => text.includes('card'));
  const { notices } = await list(who);
  expect(notices).toEqual([
    {
      _id: expect.any(String),
      kind: 'card',
      about: null,
      title: 'Your new debit card',
      said: expect.stringMatching(/^A debit card ending in \d{4} was issued to you\./),
      at: expect.any(String),
      isRead: false,
    },
  ]);
  expect(mail).toContain('Subject: Your new debit card');
  expect(await unread(who)).toBe(1);
});

test('a security notice holds no link of its mail, and is one however many are mailed', async () => {
  const who = await customer();
  await bank().bank.db.query(
    `UPDATE users SET former_email = 'old.' || email, email_changed_at = $2 WHERE id = $1`,
    [who.id, bank().bank.clock.now()],
  );
  await ask(who, 'POST', '/api/users/password', {
    currentPassword: castPassword,
    newPassword: 'another-long-one',
  });
  const mails = [...(await mailsTo(who)), ...(await mailsTo({ email: `old.${who.email}` }))];
  const warnings = mails.filter((mail) => mail.includes('Subject: Your password was changed'));
  expect(warnings.map((mail) => mail.includes('/not-me#token'))).toEqual([true, true]);
  const { notices } = await list(who);
  expect(notices.map(({ title }) => title)).toEqual(['Your password was changed']);
  expect(JSON.stringify(notices)).not.toMatch(/https?:|token/);
});

/** A customer's message that the bank has answered. @returns the id of their conversation. */
async function answered(
  who: Customer,
  of: { subject: string } | { conversation: string } = { subject: 'Hours' },
): Promise<string> {
  const form = messageForm({ ...of, message: 'Open?' });
  const { conversation } = (
    await bank().call('POST', '/api/users/messages', { token: who.token, form })
  ).body;
  const { cases } = (await ask(staff(), 'GET', '/api/admin/messages')).body;
  const { _id: waiting } = (cases as { _id: string; reference: string }[]).find(
    ({ reference }) => reference === conversation.reference,
  ) ?? { _id: '' };
  const at = `/api/admin/messages/${waiting}`;
  await take('message', waiting);
  expect((await ask(staff(), 'POST', `${at}/answer`, { answer: 'Until five.' })).status).toBe(200);
  return conversation._id;
}

test('an answer of the bank leads to its conversation', async () => {
  const who = await customer();
  const id = await answered(who);
  expect((await list(who)).notices).toMatchObject([
    { kind: 'message', about: id, title: 'We answered your message' },
  ]);
});

test('an answer counts as unread until its conversation, or the notice of it, was read [D-74]', async () => {
  const [who, other] = [await customer(), await customer()];
  await told(who, 1);
  const [first, second] = [await answered(who), await answered(who)];
  const unreadAnswers = async () =>
    (await ask(who, 'GET', '/api/users/user')).body.unreadAnswers as number;
  const marked = async () => {
    const { conversations } = (await ask(who, 'GET', '/api/users/messages')).body;
    return (conversations as { _id: string; isUnread: boolean }[])
      .filter(({ isUnread }) => isUnread)
      .map(({ _id }) => _id)
      .toSorted();
  };
  const readAbout = (reader: Customer, about: string) =>
    ask(reader, 'POST', `${path}/read`, { about });
  expect([await unreadAnswers(), await marked()]).toEqual([2, [first, second].toSorted()]);
  // Another customer's reading is refused, and changes nothing.
  expect(said(await readAbout(other, first))).toEqual([404, 'NOTICE_NOT_FOUND']);
  expect(await unreadAnswers()).toBe(2);
  expect((await readAbout(who, first)).body.read).toBe(1);
  expect((await readAbout(who, first)).body.read).toBe(0);
  expect((await ask(who, 'GET', `/api/users/messages/${first}`)).body.isUnread).toBe(false);
  expect((await ask(who, 'GET', `/api/users/messages/${second}`)).body.isUnread).toBe(true);
  expect([await unreadAnswers(), await marked(), await unread(who)]).toEqual([1, [second], 2]);
  const [newest] = (await list(who)).notices;
  await read(who, newest?._id, newest?._id);
  expect([await unreadAnswers(), await marked(), await unread(who)]).toEqual([0, [], 1]);
});

test('an answer that comes after the page was read stays unread', async () => {
  const who = await customer();
  const about = await answered(who);
  const page = `/api/users/messages/${about}`;
  const shown = (await ask(who, 'GET', page)).body;
  await answered(who, { conversation: about });
  const newest = shown.unreadNotice as string;
  expect((await ask(who, 'POST', `${path}/read`, { about, newest })).body.read).toBe(1);
  expect((await ask(who, 'GET', page)).body).toMatchObject({ isUnread: true });
});

test('notices are marked up to one or about one thing', async () => {
  const who = await customer();
  const [newest] = await told(who, 1);
  const asked = (body: object) => ask(who, 'POST', `${path}/read`, body);
  for (const body of [{}, { oldest: newest?._id, about: unknownId }])
    expect(said(await asked(body))).toEqual([400, 'INVALID_FIELDS']);
  expect(await unread(who)).toBe(1);
});

test('a notice is read in the language of the page, whatever was chosen when it was written', async () => {
  const who = await customer();
  await ask(who, 'POST', '/api/card/generate', { cardType: 'debit' });
  const titleIn = async (language: string) => {
    const { body } = await bank().call('GET', path, {
      token: who.token,
      headers: { 'accept-language': language },
    });
    return body.notices[0].title;
  };
  expect([await titleIn('es'), await titleIn('en')]).toEqual([
    'Su nueva tarjeta de débito',
    'Your new debit card',
  ]);
  // From before it was kept in each language: what was written then.
  await bank().bank.db.query('UPDATE notice SET words = NULL WHERE user_id = $1', [who.id]);
  expect(await titleIn('es')).toBe('Your new debit card');
});

test('the badge counts what asks for something, and no good news', async () => {
  const who = await customer();
  const { db, clock } = bank().bank;
  await db.tx((tx) =>
    insertNotices(
      tx,
      [{ userId: who.id, language: 'en', notice: verifiedNotice('Maya Okafor') }],
      clock.now(),
    ),
  );
  expect([(await list(who)).notices.length, await unread(who)]).toEqual([1, 0]);
  await told(who, 1);
  expect(await unread(who)).toBe(1);
});

test('staff, who have no page of notices, get the mail and no notice', async () => {
  const { db, clock } = bank().bank;
  const words = inEachLanguage(() => ({ title: 'Not theirs', said: [] }));
  const line = { userId: staff().id, language: 'en', notice: { kind: 'pin', words } } as const;
  await db.tx((tx) => insertNotices(tx, [line], clock.now()));
  const { rows } = await db.query('SELECT FROM notice WHERE user_id = $1', [staff().id]);
  expect(rows).toHaveLength(0);
  expect((await ask(staff(), 'GET', path)).status).toBe(403);
});

test('the list is read on from the last of a page, each once, and a wrong cursor is refused', async () => {
  const [who, other] = [await customer(), await customer()];
  const first = await told(who, 65);
  const ids = first.map(({ _id }) => _id);
  expect(first).toHaveLength(30);
  for (let more = true; more; ) {
    const next = await list(who, ids.at(-1));
    ids.push(...next.notices.map(({ _id }) => _id));
    ({ more } = next);
  }
  expect([ids.length, new Set(ids).size]).toEqual([65, 65]);
  expect(ids).toEqual(ids.toSorted().toReversed());
  expect(said(await ask(who, 'GET', `${path}?before=7`))).toEqual([400, 'INVALID_FIELDS']);
  // Another's cursor is a moment, and shows nothing of theirs.
  expect(await list(other, ids[0])).toEqual({ notices: [], more: false });
});

test('one, some or all are marked as read, once, also where it is asked twice at once', async () => {
  const who = await customer();
  const [newest, second, , fourth] = await told(who, 35);
  expect(await unread(who)).toBe(35);
  expect((await read(who, newest?._id, newest?._id)).body.read).toBe(1);
  expect((await read(who, fourth?._id, fourth?._id)).body.read).toBe(1);
  expect((await read(who, second?._id, fourth?._id)).body.read).toBe(2);
  expect([
    await unread(who),
    (await list(who)).notices.filter((line) => line.isRead).length,
  ]).toEqual([31, 4]);
  const answers = await Promise.all([1, 2, 3].map(() => read(who, newest?._id)));
  expect(answers.map(({ status, body }) => `${status} ${body.read}`).toSorted()).toEqual([
    '200 0',
    '200 0',
    '200 31',
  ]);
  expect(await unread(who)).toBe(0);
  const { rows } = await bank().bank.db.query(
    `SELECT FROM audit_event WHERE subject = $1 AND action = 'notices.read'`,
    [`user:${who.id}`],
  );
  expect(rows).toHaveLength(4);
});

test('nobody marks what is another’s, and no unknown or wrong id is taken', async () => {
  const [who, other] = [await customer(), await customer()];
  const [theirs] = await told(who, 1);
  for (const id of [theirs?._id, unknownId])
    expect(said(await read(other, id))).toEqual([404, 'NOTICE_NOT_FOUND']);
  for (const id of ['7', 7, undefined])
    expect(said(await read(who, id))).toEqual([400, 'INVALID_FIELDS']);
  expect(await unread(who)).toBe(1);
});

test('a suspended customer reads their notices, and marks none', async () => {
  const who = await customer();
  const [notice] = await told(who, 1);
  await ask(staff(), 'PUT', `/api/admin/users/suspend/${who.id}`);
  expect((await list(who)).notices).toHaveLength(1);
  expect(said(await read(who, notice?._id))).toEqual([403, 'ACCOUNT_SUSPENDED']);
});

test('the count stops where the badge does', async () => {
  const who = await customer();
  await told(who, 102);
  expect(await unread(who)).toBe(100);
});

test('a notice is kept for 500 days', async () => {
  const who = await customer();
  const [newest, oldest] = await told(who, 2);
  const { db, clock } = bank().bank;
  const aged = (days: number, id?: string) =>
    db.query('UPDATE notice SET created_at = $2 WHERE id = $1', [
      id,
      clock.now().subtract({ hours: days * 24 }),
    ]);
  await aged(499, newest?._id);
  await aged(501, oldest?._id);
  await forgetNotices(db, clock.now(), 100);
  expect((await list(who)).notices.map(({ _id }) => _id)).toEqual([newest?._id]);
});
