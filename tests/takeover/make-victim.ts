import { randomUUID } from 'node:crypto';
import type { Call } from '../../fixtures/bank-client.ts';
import {
  castPassword,
  expectStatus,
  localTransferBody,
  type Customer,
} from '../../fixtures/people.ts';
import { identityCard, profileForm } from '../../fixtures/profile-pictures.ts';
import { createAuthenticator, type Authenticator } from '../support/authenticator.ts';
import { passkeyCalls } from '../support/passkeys.ts';
import { turnOn } from '../support/second-factor.ts';
import type { TestBank } from '../support/test-bank.ts';
import { makeThings, type TheirObjects } from '../support/their-objects.ts';
import type { VictimKind } from './outcomes.ts';
import { atHome, callsThrough, enter, ownPage, type Door } from './places.ts';

export const victimsPin = '4071';

/** A customer who has one of each thing, and what a thief can take from them. */
export interface Victim {
  kind: VictimKind;
  who: Customer;
  /** Their browser at home, signed in a moment ago. */
  browser: Door;
  things: Omit<TheirObjects, 'session' | 'passkey'>;
  identityDocument: string;
  /** The id of their own, where they have one. */
  passkey: string | undefined;
  /** When their recurring bill comes next. */
  nextBill: string;
  appSecret: string | undefined;
  recoveryCodes: readonly string[];
  device: Authenticator | undefined;
}

export const homeProfile = {
  fullName: 'Ines Marsh',
  phone: '212 555 0142',
  address: '8 Heather Row',
};

const savings = 9_000_000;

async function register(testBank: TestBank): Promise<{ who: Customer; browser: Door }> {
  const username = `ines.${randomUUID().slice(0, 8)}`;
  const account = { username, email: `${username}@mail.example`, password: castPassword };
  const headers = { ...atHome, ...ownPage };
  expectStatus(await testBank.call('POST', '/api/users/register', { body: account, headers }), 201);
  const browser = await enter(testBank.call, headers, account);
  if (browser?.token === undefined) throw new Error('a new customer was not let in');
  const call = callsThrough(testBank.call, browser);
  const { body: user } = expectStatus(await call('GET', '/api/users/user'), 200);
  const [checking, saved, investment] = user.accounts;
  const who = { ...account, id: user._id, token: browser.token };
  return { who: { ...who, checking, savings: saved, investment }, browser };
}

/** Their factors, turned on as people do. */
async function addFactors(call: Call, who: Customer, kind: VictimKind) {
  const pin = { securityPin: victimsPin };
  if (kind.startsWith('a PIN'))
    expectStatus(await call('POST', '/api/approvals/pin', { body: pin }), 201);
  const app = kind === 'a PIN and an app' ? await turnOn(call, who, pin) : undefined;
  const device = kind === 'a passkey' ? createAuthenticator(ownPage['origin'] ?? '') : undefined;
  if (device) await passkeyCalls(call).add(who, { device });
  return { appSecret: app?.secret, recoveryCodes: app?.recoveryCodes ?? [], device };
}

/**
 * As if all of it were ten days old: no rule for what is new holds any more. Only the owner of the
 * tables can say so.
 */
async function growOld({ bank }: TestBank, { id }: Customer): Promise<void> {
  const owner = await bank.openSnapshot();
  try {
    for (const [table, user, ...columns] of [
      ['users', 'id', 'created_at'],
      ['security_pin', 'user_id', 'set_at'],
      ['authenticator_app', 'user_id', 'begun_at', 'confirmed_at'],
      ['passkey', 'user_id', 'created_at'],
      ['transfer', 'payer_id', 'created_at', 'booked_at'],
    ]) {
      const older = columns.map((column) => `${column} = ${column} - interval '10 days'`);
      await owner.query(`UPDATE ${table} SET ${older.join(', ')} WHERE ${user} = $1`, [id]);
    }
    // Else a freeze would take back contact details, as if they had changed lately.
    await owner.query('DELETE FROM former_contact WHERE user_id = $1', [id]);
    await owner.query(
      `UPDATE users SET email_confirmed_at = now() - interval '10 days' WHERE id = $1`,
      [id],
    );
  } finally {
    await owner.close();
  }
}

/** Makes a customer with these factors, for ten days, who has paid Bruno before. */
export async function makeVictim(testBank: TestBank, kind: VictimKind): Promise<Victim> {
  const { cast } = testBank;
  const { who, browser } = await register(testBank);
  const call = callsThrough(testBank.call, browser);
  await testBank.fund(cast.admin, who, savings);
  const profile = profileForm(
    { ...homeProfile, email: who.email },
    { idDocument: await identityCard(homeProfile.fullName) },
  );
  expectStatus(await call('POST', '/api/users/profile', { form: profile }), 200);
  const known = { name: 'Bruno Bell', account: cast.bruno.checking.number };
  const paid = localTransferBody(who, known, 5);
  expectStatus(await call('POST', '/api/transfers/local', { body: paid }), 201);
  const things = await makeThings({ ...testBank, call, cast: { ...cast, alice: who } });
  const factors = await addFactors(call, who, kind);
  await growOld(testBank, who);
  await testBank.worker.runAll();
  const { rows } = await testBank.bank.db.query<{
    identityDocument: string;
    passkey: string | null;
    nextBill: string;
  }>(
    `SELECT id_document AS "identityDocument",
      (SELECT id FROM passkey WHERE user_id = u.id) AS passkey,
      (SELECT next_day::text FROM bill_schedule WHERE owner_id = u.id) AS "nextBill"
     FROM users u WHERE id = $1`,
    [who.id],
  );
  const { identityDocument = '', passkey, nextBill = '' } = rows[0] ?? {};
  const ids = { identityDocument, passkey: passkey ?? undefined, nextBill };
  return { kind, who, browser, things, ...ids, ...factors };
}
