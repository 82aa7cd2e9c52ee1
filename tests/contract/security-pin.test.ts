import { describe, expect, test } from 'vitest';
import { castPassword, localTransferBody } from '../../fixtures/people.ts';
import { proofNeeded } from '../support/answers.ts';
import { useBankPerTest } from '../support/payments.ts';

const { bank, cast, pay, toBruno, balanceOf } = useBankPerTest();

describe('the security PIN', () => {
  const setPin = (person: { token: string }, securityPin = '4711') =>
    bank().call('POST', '/api/approvals/pin', { token: person.token, body: { securityPin } });
  const approve = (body: unknown, securityPin = '4711', token = cast().alice.token) =>
    bank().call('POST', '/api/approvals', {
      token,
      body: { securityPin, order: { call: 'transfers/local', body } },
    });

  test('once it is set, a payment to others needs it, an own transfer does not', async () => {
    const { alice } = cast();
    expect((await setPin(alice)).status).toBe(201);
    expect((await pay(toBruno(5))).body.code).toBe('APPROVAL_REQUIRED');
    expect(
      (await pay(localTransferBody(alice, { name: 'Alice', account: alice.checking.number }, 5)))
        .status,
    ).toBe(201);
    expect((await approve(toBruno(5))).status).toBe(201);
    expect((await pay(toBruno(5))).status).toBe(201);
  });

  test('without one, and for a day after, the bank says today’s limit for others', async () => {
    const { alice } = cast();
    const limit = async () =>
      (await bank().call('GET', '/api/approvals/pin', { token: alice.token })).body.limit;
    expect(await limit()).toEqual({ perDay: 2500, leftToday: 2500, until: null });
    expect((await pay(toBruno(100))).status).toBe(201);
    expect(await limit()).toEqual({ perDay: 2500, leftToday: 2400, until: null });
    await setPin(alice);
    const { rows } = await bank().bank.db.query<{ set_at: Temporal.Instant }>(
      'SELECT set_at FROM security_pin',
    );
    expect(await limit()).toEqual({
      perDay: 2500,
      leftToday: 2400,
      until: rows[0]?.set_at.add({ hours: 24 }).toString(),
    });
    await bank().bank.db.query(
      `UPDATE security_pin SET set_at = set_at - interval '24 hours 1 second'`,
    );
    expect(await limit()).toBeNull();
  });

  test('that a server of 0.2 has set is taken, and judged without its slow hash from then on', async () => {
    const { alice } = cast();
    await setPin(alice);
    const mac = async () =>
      (
        await bank().bank.db.query<{ mac: string | null }>(
          'SELECT pin_mac AS mac FROM security_pin',
        )
      ).rows[0]?.mac;
    const before = await mac();
    expect(before).not.toBeNull();
    await bank().bank.db.query('UPDATE security_pin SET pin_mac = NULL');
    expect((await approve(toBruno(5), '9999')).body.code).toBe('WRONG_PIN');
    expect(await mac()).toBeNull();
    expect((await approve(toBruno(5))).status).toBe(201);
    expect(await mac()).toBe(before);
  });

  test('setting it is told by mail [S-22 D-28 L-259]', async () => {
    await setPin(cast().alice);
    await bank().worker.runAll();
    expect(await bank().outbox()).toContainEqual(
      expect.stringContaining('Your security PIN was set'),
    );
  });

  test('an approval is for this body, this session, and once [L-258]', async () => {
    const { alice } = cast();
    await setPin(alice);
    await approve(toBruno(5));
    for (const change of [
      { amount: 6 },
      { recipientAccount: '123456789' },
      { recipientName: 'Mallory' },
      { debitedAccount: alice.checking.number },
    ]) {
      expect((await pay(toBruno(5, change))).body.code).toBe('APPROVAL_REQUIRED');
    }
    const otherSession = await bank().freshToken(alice);
    expect((await pay(toBruno(5), {}, otherSession)).body.code).toBe('APPROVAL_REQUIRED');
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(toBruno(5))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await balanceOf(cast().bruno, 'Checking Account')).toBe(5);
  });

  test('a refused payment leaves its approval unspent', async () => {
    const { bruno, alice, admin } = cast();
    await setPin(bruno);
    const body = localTransferBody(bruno, { name: 'Alice', account: alice.checking.number }, 5);
    await approve(body, '4711', bruno.token);
    expect((await pay(body, {}, bruno.token)).body.code).toBe('INSUFFICIENT_FUNDS');
    await bank().fund(admin, bruno, 5);
    expect((await pay(body, {}, bruno.token)).status).toBe(201);
  });

  test('a hundred wrong guesses at once are five; then the PIN is locked [S-26 L-263]', async () => {
    const { alice } = cast();
    await setPin(alice);
    const guesses = await Promise.all(
      Array.from({ length: 100 }, () => approve(toBruno(5), '0000')),
    );
    expect(guesses.filter(({ body }) => body.code === 'WRONG_PIN')).toHaveLength(4);
    expect(guesses.filter(({ body }) => body.code === 'PIN_LOCKED')).toHaveLength(96);
    expect((await approve(toBruno(5))).status).toBe(423);
    expect(await bank().freshToken(alice)).toMatch(/^bks_/);
  });

  test('a second first PIN is refused', async () => {
    await setPin(cast().alice);
    expect((await setPin(cast().alice, '9753')).body.code).toBe('PIN_ALREADY_SET');
  });

  test('an old sign-in needs the password to choose one', async () => {
    const { alice } = cast();
    await bank().bank.db.query(
      "UPDATE session SET password_checked_at = password_checked_at - interval '6 minutes'",
    );
    expect((await setPin(alice)).body).toMatchObject(proofNeeded('password'));
    const wrong = await bank().call('POST', '/api/approvals/pin', {
      token: alice.token,
      body: { securityPin: '4711', password: 'wrong-one' },
    });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'WRONG_PASSWORD']);
    expect(
      (
        await bank().call('POST', '/api/approvals/pin', {
          token: alice.token,
          body: { securityPin: '4711', password: castPassword },
        })
      ).status,
    ).toBe(201);
  });

  const resetPin = (password: string, token = cast().alice.token) =>
    bank().call('POST', '/api/approvals/pin/reset', { token, body: { password } });
  const confirmReset = (secret: string, securityPin: string, token = cast().alice.token) =>
    bank().call('POST', '/api/approvals/pin/reset/confirm', {
      token,
      body: { token: secret, securityPin },
    });
  const mailedSecret = async (): Promise<string> => {
    await bank().worker.runAll();
    const mails = (await bank().outbox()).map((mail) =>
      mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='),
    );
    return (
      mails.flatMap((mail) => /security-pin#token=([A-Za-z0-9_-]{43})/.exec(mail)?.[1] ?? [])[0] ??
      ''
    );
  };

  test('locked three times, only a mailed link opens it again [L-263]', async () => {
    const { alice } = cast();
    await setPin(alice);
    await bank().bank.db.query('UPDATE security_pin SET locks = 3');
    const refused = await approve(toBruno(5));
    expect([refused.status, refused.body.code]).toEqual([423, 'PIN_RESET_REQUIRED']);
    expect((await resetPin(castPassword)).status).toBe(202);
    expect((await confirmReset(await mailedSecret(), '8642')).status).toBe(200);
    expect((await approve(toBruno(5), '8642')).status).toBe(201);
  });

  test('a reset needs the password, the mailbox and the same person', async () => {
    const { alice, bruno } = cast();
    await setPin(alice);
    await setPin(bruno);
    expect((await resetPin('not-the-password')).body.code).toBe('WRONG_PASSWORD');
    await resetPin(castPassword);
    const secret = await mailedSecret();
    expect((await confirmReset(secret, '8642', bruno.token)).body.code).toBe('RESET_LINK_INVALID');
    expect((await approve(toBruno(5))).status).toBe(201);
  });

  test('a link works once', async () => {
    await setPin(cast().alice);
    await resetPin(castPassword);
    const secret = await mailedSecret();
    const answers = await Promise.all([confirmReset(secret, '8642'), confirmReset(secret, '9753')]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
