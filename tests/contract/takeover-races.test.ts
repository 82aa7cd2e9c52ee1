import { beforeEach, describe, expect, test } from 'vitest';
import { castPassword, expectStatus } from '../../fixtures/people.ts';
import { deleteSessionsOf } from '../../server/people/users/sessions-store.ts';
import { startAuthEpoch } from '../../server/people/users/users-store.ts';
import { takeEmailBack } from '../../server/people/profiles/pending-email-store.ts';
import type { Tx } from '../../server/db/database.ts';
import type { Answer } from '../../fixtures/bank-client.ts';
import { said } from '../support/answers.ts';
import { cookiesOf } from '../support/mailed-reset.ts';
import { meetAtRow } from '../support/meet-at-row.ts';
import { useTakeover } from '../support/takeover.ts';

const {
  bank,
  alice,
  ownMailbox,
  attackersMailbox,
  post,
  secretsTo,
  wishEmail,
  confirmEmail,
  setPin,
  attackersSession,
  forgotPassword,
  emailOf,
} = useTakeover();
const ownPage = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
const thiefs = { newPassword: 'a-thief-chose-this', confirmPassword: 'a-thief-chose-this' };

/** Does to sessions what a mailed reset and "This was not me" do. */
async function endEverySession(tx: Tx): Promise<void> {
  await startAuthEpoch(tx, alice().id);
  await deleteSessionsOf(tx, alice().id);
}

/**
 * A call that was let in a moment ago, and comes to Alice's row after her owner has ended every
 * session.
 */
async function overtaken(send: () => Promise<Answer>): Promise<Answer> {
  const [answer] = await meetAtRow(
    bank().bank.db,
    { table: 'users', id: alice().id, meanwhile: endEverySession },
    1,
    send,
  );
  if (!answer) throw new Error('one call was sent');
  return answer;
}

const passwordOf = async () =>
  (await bank().bank.db.query('SELECT password_hash FROM users WHERE id = $1', [alice().id])).rows;

describe('once the owner ends every session, a thief’s call changes nothing: [S-20]', () => {
  let token: string;
  beforeEach(async () => {
    token = await attackersSession();
  });

  test('the password, by the old one', async () => {
    const before = await passwordOf();
    const answer = await overtaken(() =>
      post('/api/users/password', token, {
        currentPassword: castPassword,
        newPassword: thiefs.newPassword,
      }),
    );
    expect([said(answer), await passwordOf()]).toEqual([[401, 'NOT_SIGNED_IN'], before]);
  });

  test('the password, by a sign-in’s cookie; and the device stays unknown', async () => {
    const body = { username: alice().username, email: '', password: castPassword };
    const cookie = cookiesOf(
      await bank().call('POST', '/api/users/login', { body, headers: ownPage }),
    );
    const before = await passwordOf();
    const change = { body: { email: ownMailbox, ...thiefs }, headers: { ...ownPage, cookie } };
    const answer = await overtaken(() => bank().call('POST', '/api/auth/reset-password', change));
    expect([answer.status, await passwordOf(), answer.headers['set-cookie']]).toEqual([
      202,
      before,
      undefined,
    ]);
  });

  test('a first PIN', async () => {
    expect(said(await overtaken(() => setPin(token, '8642')))).toEqual([401, 'NOT_SIGNED_IN']);
    expect(
      (await bank().bank.db.query('SELECT FROM security_pin WHERE user_id = $1', [alice().id]))
        .rowCount,
    ).toBe(0);
  });

  test('a new PIN by a mailed link', async () => {
    await setPin(token, '4071');
    expectStatus(await post('/api/approvals/pin/reset', token, { password: castPassword }), 202);
    const link = (await secretsTo(ownMailbox, 'security-pin')).at(-1);
    const pinOf = async () =>
      (
        await bank().bank.db.query('SELECT pin_hash FROM security_pin WHERE user_id = $1', [
          alice().id,
        ])
      ).rows;
    const before = await pinOf();
    const answer = await overtaken(() =>
      post('/api/approvals/pin/reset/confirm', token, { token: link, securityPin: '8642' }),
    );
    expect([said(answer), await pinOf()]).toEqual([[401, 'NOT_SIGNED_IN'], before]);
  });

  test('the address, by its link', async () => {
    await wishEmail(token, attackersMailbox);
    await secretsTo(attackersMailbox, 'confirm-email');
    expect(said(await overtaken(() => confirmEmail(token, attackersMailbox)))).toEqual([
      401,
      'NOT_SIGNED_IN',
    ]);
    expect(await emailOf()).toBe(ownMailbox);
  });

  test('what stands in the profile, by a form that took its time', async () => {
    expect(said(await overtaken(() => wishEmail(token, attackersMailbox)))).toEqual([
      401,
      'NOT_SIGNED_IN',
    ]);
    const { rows } = await bank().bank.db.query('SELECT FROM pending_email WHERE user_id = $1', [
      alice().id,
    ]);
    expect(rows).toEqual([]);
  });
});

test('a new password is not mailed to a thief’s address taken back just then [S-22]', async () => {
  const token = await attackersSession();
  await wishEmail(token, attackersMailbox);
  expectStatus(await confirmEmail(token, attackersMailbox), 200);
  await secretsTo(ownMailbox, 'not-me');
  expectStatus(await forgotPassword(attackersMailbox), 202);
  const meanwhile = (tx: Tx) => takeEmailBack(tx, alice().id, ownMailbox, bank().bank.clock.now());
  const run = async (): Promise<Answer> => {
    await bank().worker.runAll();
    return { status: 200, body: {}, bytes: Buffer.of(), headers: {} };
  };
  await meetAtRow(bank().bank.db, { table: 'users', id: alice().id, meanwhile }, 1, run);
  expect(await secretsTo(attackersMailbox, 'reset-password')).toEqual([]);
});
