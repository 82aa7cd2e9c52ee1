import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { localTransferBody, type Customer } from '../../fixtures/people.ts';
import { signatureJson } from '../../server/money/approvals/authorisations-store.ts';
import { useBankPerTest } from '../support/payments.ts';

const { bank, cast, pay } = useBankPerTest();
const securityPin = '4711';
const db = () => bank().bank.db;

const setPin = async ({ token }: Customer) =>
  expect(
    (await bank().call('POST', '/api/approvals/pin', { token, body: { securityPin } })).status,
  ).toBe(201);
const orderOf = (from: Customer, amount: number) => {
  const payee = from === cast().bruno ? cast().carla : cast().bruno;
  return localTransferBody(from, { name: 'Payee', account: payee.checking.number }, amount);
};
const approve = ({ token }: Customer, body: unknown) =>
  bank().call('POST', '/api/approvals', {
    token,
    body: { securityPin, order: { call: 'transfers/local', body } },
  });
const countOf = async (table: 'authorisation' | 'one_use'): Promise<number> =>
  (await db().query(`SELECT FROM ${table}`)).rowCount;

describe('signatures that are kept together', () => {
  test('are each of their own customer and order, and each once', async () => {
    const signers = [cast().alice, cast().bruno];
    for (const signer of signers) {
      await setPin(signer);
      await bank().fund(cast().admin, signer, 50);
    }
    const answers = await Promise.all(
      signers.map((signer, index) => approve(signer, orderOf(signer, index + 1))),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await countOf('authorisation')).toBe(2);
    for (const [index, signer] of signers.entries()) {
      const send = (amount: number) => pay(orderOf(signer, amount), {}, signer.token);
      expect((await send(2 - index)).body.code).toBe('APPROVAL_REQUIRED');
      expect((await send(index + 1)).status).toBe(201);
      expect((await send(index + 1)).body.code).toBe('APPROVAL_REQUIRED');
    }
    const { rows } = await db().query<{ person: string }>(
      `SELECT person_id AS person FROM audit_event WHERE action = 'order.signed' ORDER BY id`,
    );
    expect(rows.map(({ person }) => person).toSorted()).toEqual(
      signers.map(({ id }) => id).toSorted(),
    );
  });

  test('wait for no other customer whose row a deed holds', async () => {
    const { alice, bruno } = cast();
    await setPin(alice);
    await setPin(bruno);
    // The embedded engine has one connection: there a deed holds everything.
    if (db().engine === 'embedded') return;
    const release = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const holding = db().tx(async (tx) => {
      await tx.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [alice.id]);
      held.resolve();
      await release.promise;
    });
    await held.promise;
    const hers = approve(alice, orderOf(alice, 1));
    expect((await approve(bruno, orderOf(bruno, 1))).status).toBe(201);
    expect(await countOf('authorisation')).toBe(1);
    release.resolve();
    await holding;
    expect((await hers).status).toBe(201);
  });
});

describe('a customer who may no longer sign when the signature is kept', () => {
  /** Keeps a signature for Alice as she was when her PIN was looked at. */
  async function keep(pinHash: string): Promise<number> {
    const { alice } = cast();
    const { rows } = await db().query<{ id: string; setAt: Temporal.Instant }>(
      `SELECT s.id, p.set_at AS "setAt" FROM session s JOIN security_pin p USING (user_id)
        WHERE user_id = $1`,
      [alice.id],
    );
    const sessionId = rows[0]?.id ?? randomUUID();
    const now = bank().bank.clock.now();
    const signature = signatureJson({
      id: randomUUID(),
      approvalId: randomUUID(),
      userId: alice.id,
      sessionId,
      signedAt: now,
      address: '127.0.0.1',
      factor: 'pin',
      factorSince: rows[0]?.setAt ?? now,
      signedText: '{}',
      passkey: undefined,
      caution: null,
      digest: '00'.repeat(32),
      expiresAt: now,
      line: {
        table: 'audit_event',
        row: {
          id: randomUUID(),
          actor: `customer:${alice.id}`,
          action: 'order.signed',
          subject: 'authorisation:1',
          request_id: 'test',
          details: {},
        },
      },
    });
    const kept = await db().query(
      `SELECT place FROM sign_orders(ARRAY[$1::uuid], ARRAY[$2::uuid], ARRAY[$3::text],
        ARRAY[$4::timestamptz], ARRAY[$5::json]) AS signed (place)`,
      [alice.id, sessionId, pinHash, now, signature],
    );
    expect(await countOf('authorisation')).toBe(kept.rowCount);
    expect(await countOf('one_use')).toBe(kept.rowCount);
    return kept.rowCount;
  }

  async function chosenPin(): Promise<string> {
    await setPin(cast().alice);
    const { rows } = await db().query<{ hash: string }>(
      'SELECT pin_hash AS hash FROM security_pin',
    );
    return rows[0]?.hash ?? '';
  }

  test('is none where nothing has changed', async () => {
    expect(await keep(await chosenPin())).toBe(1);
  });

  test.each([
    ['whose session is over', 'DELETE FROM session'],
    ['whose sessions were ended', 'UPDATE users SET auth_epoch = auth_epoch + 1'],
    ['who is suspended', 'UPDATE owner SET suspended = true'],
    ['who is frozen', 'UPDATE users SET frozen_at = now()'],
    ['who must choose a password', 'UPDATE users SET password_change_required = true'],
    ['who is gone', 'UPDATE users SET deleted_at = now()'],
    ['who works for the bank by now', "UPDATE users SET role = 'admin'"],
    ['who has another PIN by now', "UPDATE security_pin SET pin_hash = pin_hash || 'x'"],
    ['whose wrong tries wait to be forgotten', 'UPDATE security_pin SET tries = 1'],
    ['whose PIN was locked before', 'UPDATE security_pin SET locks = 1'],
    ['whose PIN is locked', "UPDATE security_pin SET locked_until = now() + interval '1 minute'"],
  ])('%s gets nothing kept', async (_who, change) => {
    const hash = await chosenPin();
    const { alice } = cast();
    const key = change.includes('UPDATE users') || change.includes('owner') ? 'id' : 'user_id';
    await db().query(`${change} WHERE ${key} = $1`, [alice.id]);
    expect(await keep(hash)).toBe(0);
  });
});
