import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { api, type RouteName } from '../../contract/api.ts';
import type { Route } from '../../contract/calls/route.ts';
import type { Answer } from '../../fixtures/bank-client.ts';
import {
  castPassword,
  expectStatus,
  registerCustomer,
  type Customer,
} from '../../fixtures/people.ts';
import { allCardSecrets, cardsIn, type CardSecret } from '../support/card-scanner.ts';
import { cookiesOf, newPassword, resetByMail } from '../support/mailed-reset.ts';
import { makeCases, type StaffCases } from '../support/one-of-each-case.ts';
import { passkeyCalls } from '../support/passkeys.ts';
import { turnOn } from '../support/second-factor.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';
import { unknownId } from '../support/their-objects.ts';
import { validBodies } from '../support/valid-bodies.ts';

/*
 * No answer of any call holds a card number or a card's code without the verdict of the proofs:
 * every call of the contract, as each attacker, against a customer with each set of factors. The
 * whole answer is looked through. Only the answers in the table `inFull` may have them in full.
 */

const pin = '4071';

const victims = ['nothing', 'a PIN', 'a PIN and an app', 'a PIN and a passkey'] as const;
type Victim = (typeof victims)[number];

interface Held {
  token: string;
  headers?: Record<string, string>;
  /** The secrets that the attacker types where a call asks for them. */
  knows?: { password?: string; securityPin?: string };
}

interface Target {
  who: Customer;
  card: string;
  /** A recovery code, for the attacker who got one code out of the owner. */
  code: string | undefined;
}

let testBank: TestBank;
let cases: StaffCases;
beforeAll(async () => {
  testBank = await openTestBank();
  await testBank.withoutLimits();
  cases = await makeCases(testBank);
});
afterAll(() => testBank.close());

async function makeTarget(victim: Victim): Promise<Target> {
  const { call } = testBank;
  const who = await registerCustomer(call, `victim.${randomUUID().slice(0, 8)}`);
  const { token } = who;
  const body = { cardType: 'debit', brand: 'American Express' };
  const { body: card } = expectStatus(
    await call('POST', '/api/card/generate', { token, body }),
    201,
  );
  const target = { who, card: card._id as string, code: undefined };
  if (victim === 'nothing') return target;
  const chosen = { securityPin: pin };
  expectStatus(await call('POST', '/api/approvals/pin', { token, body: chosen }), 201);
  if (victim === 'a PIN and an app')
    return { ...target, code: (await turnOn(call, who, chosen)).recoveryCodes[0] };
  if (victim === 'a PIN and a passkey') await passkeyCalls(call).add(who, {}, chosen);
  return target;
}

const elsewhere = { 'user-agent': 'Mallory’s own' };
const ownPage = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };

async function logIn({ who, code }: Target, headers: object, password = castPassword) {
  const { username } = who;
  return expectStatus(
    await testBank.call('POST', '/api/users/login', {
      body: { username, password, ...(code !== undefined && { code }) },
      headers: { ...headers },
    }),
    200,
  );
}

async function inBrowser(target: Target, headers: object = {}): Promise<Held> {
  const answer = await logIn(target, { ...ownPage, ...headers });
  return { token: answer.body.token, headers: { ...ownPage, cookie: cookiesOf(answer) } };
}

/** As if its owner had used this device for months. */
async function onKnownDevice(held: Held): Promise<Held> {
  await testBank.bank.db.query(
    'UPDATE session SET new_device_since = NULL WHERE token_hash = sha256($1::text::bytea)',
    [held.token],
  );
  return held;
}

async function anHourOld(held: Held): Promise<Held> {
  await testBank.bank.db.query(
    `UPDATE session SET created_at = created_at - interval '1 hour',
       password_checked_at = password_checked_at - interval '1 hour'
      WHERE token_hash = sha256($1::text::bytea)`,
    [held.token],
  );
  return held;
}

const ofStaff = 'a desk of the staff';

/** The means of each attacker. The owner is one, which proves that the scanner finds a card. */
const attackers = {
  'the owner, just signed in at a known browser': async (target) => ({
    ...(await onKnownDevice(await inBrowser(target))),
    knows: { password: castPassword, securityPin: pin },
  }),
  'a token without its cookie': async (target) => ({
    token: (await onKnownDevice(await inBrowser(target))).token,
  }),
  'a token and its cookie, an hour after the sign-in': async (target) =>
    await anHourOld(await onKnownDevice(await inBrowser(target))),
  'a token and its cookie, an hour after the sign-in on a new device': async (target) =>
    await anHourOld(await inBrowser(target, elsewhere)),
  'the password, in a new browser': async (target) => ({
    ...(await inBrowser(target, elsewhere)),
    knows: { password: castPassword },
  }),
  'the password, in a new program': async (target) => ({
    token: (await logIn(target, elsewhere)).body.token,
    headers: elsewhere,
    knows: { password: castPassword },
  }),
  'the mailbox': async (target) => {
    const mailsTo = async ({ email }: { email: string }) => {
      await testBank.worker.runAll();
      const mails = (await testBank.outbox()).filter((mail) => mail.includes(`To: ${email}`));
      return mails.map((mail) => mail.replaceAll('=\r\n', ''));
    };
    // Else the reset would take every factor away: the address was never shown to be the owner's.
    await testBank.bank.db.query('UPDATE users SET email_confirmed_at = created_at WHERE id = $1', [
      target.who.id,
    ]);
    await resetByMail({ call: testBank.call, mailsTo }, target.who);
    return {
      token: (await logIn(target, elsewhere, newPassword)).body.token,
      headers: elsewhere,
      knows: { password: newPassword },
    };
  },
  'password and PIN, in a new program': async (target) => ({
    token: (await logIn(target, elsewhere)).body.token,
    headers: elsewhere,
    knows: { password: castPassword, securityPin: pin },
  }),
  [ofStaff]: async () => ({ token: await testBank.freshToken(testBank.cast.admin) }),
} satisfies Record<string, (target: Target) => Promise<Held>>;

type Attacker = keyof typeof attackers;

/** The calls that may show a card in full, and the reason. In an empty place no call shows one. */
const inFull: Partial<
  Record<Attacker, Partial<Record<Victim, { calls: RouteName[]; because: string }>>>
> = {
  'the owner, just signed in at a known browser': {
    nothing: {
      calls: ['generateCard', 'listCards', 'revealCards'],
      because: 'the sign-in is five minutes old at most, on a device that is known',
    },
    'a PIN': {
      calls: ['generateCard', 'listCards', 'revealCards'],
      because: 'as above; reveal takes the PIN',
    },
    'a PIN and an app': {
      calls: ['generateCard', 'listCards', 'revealCards'],
      because: 'as above, and nothing unusual asks for more than the PIN',
    },
    'a PIN and a passkey': {
      calls: ['generateCard', 'listCards', 'revealCards'],
      because: 'as above, and nothing unusual asks for more than the PIN',
    },
  },
  'the password, in a new browser': {
    nothing: {
      calls: ['generateCard', 'listCards', 'revealCards'],
      because: 'this customer has nothing else to prove it with',
    },
  },
  'the password, in a new program': {
    nothing: {
      calls: ['generateCard', 'revealCards'],
      because: 'the specified client knows a password and nothing else (decisions 3.11)',
    },
  },
  'password and PIN, in a new program': {
    nothing: {
      calls: ['generateCard', 'revealCards'],
      because: 'there is no PIN: the password is all there is',
    },
    'a PIN': { calls: ['revealCards'], because: 'the PIN is the strongest factor there is' },
  },
};

const shapeOf = (schema: Route['body']) =>
  Object.keys((schema as z.ZodMiniObject | undefined)?.shape ?? {});

/** These end the session that asks, or what it can do; each comes after all others. */
const endings: RouteName[] = [
  'changePassword',
  'resetPassword',
  'logoutUser',
  'freezeAccount',
  'suspendUser',
  'deleteUser',
];

const cardCalls: RouteName[] = ['listCards', 'generateCard', 'revealCards'];
const others = (Object.keys(api) as RouteName[]).filter(
  (name) => !endings.includes(name) && !cardCalls.includes(name),
);

/**
 * Cards first, as they are; then all that the attacker can do; then the card is deleted, and the
 * next one is applied for; and at last what ends the session.
 */
const inTurn: RouteName[] = [
  ...cardCalls,
  ...others,
  ...cardCalls,
  'deleteCard',
  ...cardCalls,
  ...endings,
];

const addressOf = (name: RouteName, { who, card }: Target): string => {
  const route: Route = api[name];
  const values: Record<string, string> = {
    id: route.path.includes('/card/')
      ? card
      : /\/users\/\{id\}/.test(route.path)
        ? who.id
        : (cases.ids[name] ?? unknownId),
    account: who.savings.number,
    number: who.savings.number,
    month: testBank.bank.clock.businessDay().slice(0, 7),
    kind: 'check',
    name: 'savingsRate',
    page: '1',
  };
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, place: string) => values[place] ?? place);
  return shapeOf(route.query).includes('account') ? `${path}?account=${values['account']}` : path;
};

const choosesPin: ReadonlySet<RouteName> = new Set(['setPin', 'confirmPinReset']);

/** The bodies that an attacker sends: what each call takes, with what they know in its place. */
function bodiesOf(name: RouteName, { who }: Target, knows: NonNullable<Held['knows']>) {
  const route: Route = api[name];
  if (!route.body || route.files) return [undefined];
  if (name === 'revealCards')
    return [{}, ...Object.entries(knows).map(([field, value]) => ({ [field]: value }))];
  if (name === 'generateCard')
    return ['debit', 'credit'].map((cardType) => ({ cardType, brand: 'American Express' }));
  const valid = validBodies({ alice: who, bruno: testBank.cast.bruno })[name] ?? {};
  // A PIN that is chosen proves nothing. A proof is the attacker's, or left out.
  const given = choosesPin.has(name) ? ['password'] : ['password', 'securityPin'];
  const kept = Object.entries(valid).filter(([field]) => !given.includes(field));
  const fields = shapeOf(route.body);
  const typed = Object.entries(knows).filter(
    ([field]) => given.includes(field) && fields.includes(field),
  );
  return [Object.fromEntries([...kept, ...typed])];
}

/** The calls that answered this attacker with a card in full. */
async function seenBy(attacker: Attacker, victim: Victim): Promise<RouteName[]> {
  const target = await makeTarget(victim);
  const held: Held = await attackers[attacker](target);
  const { token, headers = {}, knows = {} } = held;
  const seen = new Set<RouteName>();
  let secrets: CardSecret[] = await allCardSecrets(testBank.bank);
  let hasEnded = false;
  for (const name of inTurn) {
    // Closed to every customer: authorization.test.ts.
    if (api[name].who === 'admin' && attacker !== ofStaff) continue;
    for (const body of bodiesOf(name, target, knows)) {
      const answer: Answer = await testBank.call(api[name].method, addressOf(name, target), {
        token,
        headers,
        ...(body !== undefined && { body }),
      });
      hasEnded ||= endings.includes(name);
      // A session that is over sees nothing, which would prove nothing.
      if (!hasEnded)
        expect(
          ['NOT_SIGNED_IN', 'ACCOUNT_FROZEN', 'ACCOUNT_SUSPENDED'],
          `something before ${name} ended the session: say so in \`endings\` of this file`,
        ).not.toContain(answer.body?.code);
      if (name === 'generateCard') secrets = await allCardSecrets(testBank.bank);
      if ((await cardsIn(answer, secrets)).length > 0) seen.add(name);
    }
  }
  return [...seen].toSorted();
}

const ofCustomers = (Object.keys(attackers) as Attacker[]).filter((name) => name !== ofStaff);

describe.each(ofCustomers)('%s', (attacker) => {
  test.concurrent.each(victims)(
    'sees the cards of a customer with %s where the table says so, and nowhere else [S-35 L-292]',
    async (victim) => {
      expect(await seenBy(attacker, victim)).toEqual(inFull[attacker]?.[victim]?.calls ?? []);
    },
  );
});

// One after the other: of one desk the sign-ins would end each other.
test.each(victims)('the staff see no card of a customer with %s [S-35]', async (victim) => {
  expect(await seenBy(ofStaff, victim)).toEqual([]);
});
