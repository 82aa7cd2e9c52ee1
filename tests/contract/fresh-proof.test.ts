import { describe, expect, test } from 'vitest';
import { api } from '../../contract/api.ts';
import { type Route, wantsFreshProof } from '../../contract/calls/route.ts';
import { expectStatus, type Person } from '../../fixtures/people.ts';
import { said } from '../support/answers.ts';
import { addAnotherAdmin } from '../support/another-admin.ts';
import { countRows } from '../support/count-rows.ts';
import { passkeyCalls } from '../support/passkeys.ts';
import { codeOf, turnOn } from '../support/second-factor.ts';
import { useSharedDesk } from '../support/shared-bank.ts';
import { unknownId } from '../support/their-objects.ts';

const { bank, ask, customer } = useSharedDesk();

let people = 0;
/** A manager with an authenticator app. */
async function withApp() {
  const who = await addAnotherAdmin(bank(), `with.app.${(people += 1)}`);
  return { who, ...(await turnOn(bank().call, who)) };
}
/** As if the last login and the last proof were this many minutes old. */
const minutesAgo = async ({ id }: Person, minutes: number) => {
  await bank().bank.db.query(
    `UPDATE session SET created_at = now() - make_interval(mins => $2), factor_checked_at = NULL
      WHERE user_id = $1`,
    [id, minutes],
  );
};
const nameOf = ({ username }: Person) => ({ username, email: username });
const credit = async (who: Pick<Person, 'token'>) =>
  ask(who, 'PUT', `/api/admin/users/${(await customer()).id}/accounts/fund`, {
    accountName: 'Savings Account',
    amount: 5,
    senderAccount: 'Estate',
    recipientBank: 'Larkmoor Bank',
    reference: 'Inheritance',
    transferDate: '2026-11-20T10:00:00Z',
  });
const prove = (who: Pick<Person, 'token'>, body: object) =>
  ask(who, 'POST', '/api/admin/fresh-proof', body);

describe('what makes money, changes terms or opens a document', () => {
  const wanting = Object.entries<Route>(api).filter(([, route]) => wantsFreshProof(route));

  test('wants a proof of the last five minutes, call by call; without it nothing is written', async () => {
    const { who } = await withApp();
    await minutesAgo(who, 6);
    const before = await countRows(bank().bank.db);
    const refused = [];
    for (const [name, { method, path, body }] of wanting) {
      const answer = await bank().call(method, path.replaceAll(/\{\w+\}/g, unknownId), {
        token: who.token,
        ...(body ? { body: {} } : {}),
      });
      refused.push([name, ...said(answer), answer.body.params]);
    }
    expect(refused).toEqual(
      wanting.map(([name]) => [name, 403, 'PROOF_NEEDED code', { factor: 'code', because: [] }]),
    );
    expect(await countRows(bank().bank.db)).toEqual(before);
    expect(wanting.map(([name]) => name)).toEqual(
      expect.arrayContaining(['fundUser', 'disburseLoan', 'changePolicy', 'getIdentityCase']),
    );
  });

  test('goes on with a code, for five minutes, in this session alone', async () => {
    const { who, recoveryCodes, secret } = await withApp();
    const login = await bank().call('POST', '/api/users/login', {
      body: { ...nameOf(who), password: who.password, code: codeOf(secret, 1) },
    });
    const elsewhere = { token: expectStatus(login, 200).body.token as string };
    await minutesAgo(who, 6);
    expect(said(await credit(who))).toEqual([403, 'PROOF_NEEDED code']);
    expect(said(await prove(who, {}))).toEqual([403, 'PROOF_NEEDED code']);
    expect(said(await prove(who, { code: '000000' }))).toEqual([403, 'WRONG_CODE']);
    expect(said(await credit(who))).toEqual([403, 'PROOF_NEEDED code']);
    expectStatus(await prove(who, { code: recoveryCodes[0] }), 200);
    expect((await credit(who)).status).toBe(200);
    expect(said(await credit(elsewhere))).toEqual([403, 'PROOF_NEEDED code']);
    expect(said(await prove(elsewhere, { code: recoveryCodes[0] }))).toEqual([403, 'WRONG_CODE']);
    await bank().bank.db.query(
      `UPDATE session SET factor_checked_at = now() - interval '301 seconds' WHERE user_id = $1`,
      [who.id],
    );
    expect(said(await credit(who))).toEqual([403, 'PROOF_NEEDED code']);
  });

  test('wants the passkey of who has one, and takes no code in its place', async () => {
    const who = await addAnotherAdmin(bank(), 'with.passkey');
    const passkeys = passkeyCalls((...given) => bank().call(...given));
    const { device } = await passkeys.add(who);
    await minutesAgo(who, 6);
    expect((await credit(who)).body.params).toEqual({ factor: 'passkey', because: [] });
    expect(said(await prove(who, { code: '123456' }))).toEqual([403, 'PROOF_NEEDED passkey']);
    const shown = await passkeys.prove(who, device);
    expectStatus(await prove(who, shown), 200);
    expect((await credit(who)).status).toBe(200);
    // A signature works once.
    expect((await prove(who, shown)).status).toBe(403);
  });

  test('is done without one by who has neither passkey nor app, as specified', async () => {
    const who = await addAnotherAdmin(bank(), 'with.neither');
    await minutesAgo(who, 60);
    expect((await credit(who)).status).toBe(200);
    expect(said(await prove(who, { code: '123456' }))).toEqual([409, 'SECOND_FACTOR_OFF']);
  });

  test('is asked for after the right: a viewer reads that the role does not allow it', async () => {
    const who = await addAnotherAdmin(bank(), 'viewer.with.app', 'viewer');
    await turnOn(bank().call, who);
    await minutesAgo(who, 6);
    expect(said(await credit(who))).toEqual([403, 'RIGHT_MISSING']);
  });
});
