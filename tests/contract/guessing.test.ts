import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '../../fixtures/bank-client.ts';
import {
  castPassword,
  expectStatus,
  localTransferBody,
  type Person,
} from '../../fixtures/people.ts';
import { derivedId } from '../../server/base/digest.ts';
import { answered } from '../support/two-step-sign-in.ts';
import { atOnce, said, statuses } from '../support/answers.ts';
import { cookiesOf } from '../support/mailed-reset.ts';
import { usePassingTime } from '../support/passing-time.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

const { bank, ask, customer } = useSharedDesk();
const minute = 60_000;
const later = usePassingTime(bank);
beforeEach(async () => {
  await bank().bank.db.query("DELETE FROM limit_counter WHERE key LIKE 'sign-in%'");
});
afterEach(() => {
  bank().bank.config.limits = false;
});

const login = (username: string, password: string, headers = {}) =>
  bank().call('POST', '/api/users/login', {
    body: { username, email: username, password },
    headers,
  });
const changePassword = (who: Pick<Person, 'token'>, currentPassword: string) =>
  ask(who, 'POST', '/api/users/password', { currentPassword, newPassword: 'another-password' });

describe('F10: however many tries come at once, no more than the limit are answered', () => {
  test('of forty-five wrong passwords five count for a person, twenty for an address [S-06]', async () => {
    const who = await customer();
    bank().bank.config.limits = true;
    const forOne = await atOnce(45, () => login(who.username, 'wrong-guess'));
    expect(answered(forOne, 'BAD_CREDENTIALS')).toBeLessThanOrEqual(5);
    expect(said(await login(who.username, castPassword))).toEqual([429, 'TOO_MANY_TRIES']);
    const forAll = await atOnce(45, (index) => login(`nobody-${index}`, 'wrong-guess'));
    // A loaded machine may turn some away as busy, unseen.
    expect(answered(forAll, 'BAD_CREDENTIALS')).toBeLessThanOrEqual(15);
    expect(said(await login('nobody-else', 'wrong-guess'))).toEqual([429, 'TOO_MANY_TRIES']);
  });

  test('right passwords use up no tries, also many at once', async () => {
    const who = await customer();
    const cookie = cookiesOf(await login(who.username, castPassword));
    bank().bank.config.limits = true;
    for (let count = 0; count < 25; count += 1)
      expect((await login(who.username, castPassword, { cookie })).status).toBe(200);
  });

  test('inside a session the password has ten tries; each pause doubles [S-06]', async () => {
    const who = await customer();
    bank().bank.config.limits = true;
    const guesses = await atOnce(20, () => changePassword(who, 'wrong-guess'));
    expect([answered(guesses, 'WRONG_PASSWORD'), answered(guesses, 'TOO_MANY_TRIES')]).toEqual([
      10, 10,
    ]);
    for (const minutes of [1, 2, 4, 8]) {
      later(minutes * minute - 1000);
      expect([minutes, ...said(await changePassword(who, castPassword))]).toEqual([
        minutes,
        429,
        'TOO_MANY_TRIES',
      ]);
      later(1000);
      expect([minutes, ...said(await changePassword(who, 'wrong-guess'))]).toEqual([
        minutes,
        403,
        'WRONG_PASSWORD',
      ]);
      await bank().bank.db.query('UPDATE session SET last_seen_at = $2 WHERE user_id = $1', [
        who.id,
        bank().bank.clock.now(),
      ]);
    }
  });

  test('on a known device, a year of guessing is fewer than a hundred tries [S-06]', async () => {
    const who = await customer();
    const cookie = cookiesOf(await login(who.username, castPassword));
    bank().bank.config.limits = true;
    let tries = 0;
    for (let day = 0; day < 365; day += 5) {
      for (
        let waited = 0;
        (await login(who.username, 'wrong-guess', { cookie })).status === 401 && waited < 20;
        waited += 1
      )
        tries += 1;
      later(5 * 24 * 60 * minute);
    }
    expect(tries).toBeGreaterThan(10);
    expect(tries).toBeLessThan(100);
  });
});

test('F18: strangers who sign up together keep no customer waiting [S-06]', async () => {
  const who = await customer();
  expectStatus(await ask(who, 'POST', '/api/approvals/pin', { securityPin: '4071' }), 201);
  const order = {
    call: 'transfers/local',
    body: localTransferBody(who, { name: 'Bruno Bell', account: who.checking.number }, 5),
  };
  const done: string[] = [];
  const [firstIsIn, strangers] = [Promise.withResolvers<void>(), 30];
  const signUps = atOnce(strangers, async (index) => {
    const username = `stranger-${index}`;
    const answer = await bank().call('POST', '/api/users/register', {
      body: { username, email: `${username}@mail.example`, password: castPassword },
    });
    done.push('sign-up');
    firstIsIn.resolve();
    return answer;
  });
  await firstIsIn.promise;
  const note = (what: string) => (answer: Answer) => (done.push(what), answer);
  const own = await Promise.all([
    ask(who, 'POST', '/api/approvals', { securityPin: '4071', order }).then(note('approval')),
    login(who.username, castPassword).then(note('sign-in')),
  ]);
  expect([statuses(own), statuses(await signUps)]).toEqual([
    [200, 201],
    Array.from({ length: strangers }, () => 201),
  ]);
  // In one line with them both would have come after those who were there before.
  for (const what of ['approval', 'sign-in'])
    expect([what, done.indexOf(what) < strangers / 2]).toEqual([what, true]);
});

test('what was typed for an unknown name cannot be found by its hash [S-57]', async () => {
  bank().bank.config.limits = true;
  await login('Typed-By-Mistake-77', 'wrong-guess');
  const byHash = derivedId('unknown-name', 'typed-by-mistake-77');
  const { rows } = await bank().bank.db.query(
    `SELECT a.subject AS text FROM audit_event a WHERE a.subject = $1 UNION ALL SELECT l.key
      FROM limit_counter l WHERE l.key LIKE $2`,
    [`user:${byHash}`, `%${byHash}%`],
  );
  expect(rows).toEqual([]);
  const { rows: kept } = await bank().bank.db.query<{ subject: string }>(
    "SELECT subject FROM audit_event WHERE action = 'user.sign_in_failed' ORDER BY at DESC LIMIT 1",
  );
  expect(kept[0]?.subject).toMatch(/^user:[\da-f-]{36}$/);
});
