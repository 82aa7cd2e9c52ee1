import { api } from '../../contract/api.ts';
import type { Route } from '../../contract/calls/route.ts';
import type { Answer, CallOptions } from '../../fixtures/bank-client.ts';
import { createAuthenticator } from '../support/authenticator.ts';
import { codeOf } from '../support/second-factor.ts';
import type { TestBank } from '../support/test-bank.ts';
import { attemptsOf, sentAs, thievesPassword, thievesPin } from './attempts.ts';
import { keptOf, type Kept } from './kept-of.ts';
import { isTo, notMePage, readMails, secretsIn } from './mailboxes.ts';
import type { Victim } from './make-victim.ts';
import type { MoneyOut } from './outcomes.ts';
import { payOthers } from './pay-others.ts';
import { callsThrough, ownPage, type Door } from './places.ts';
import { proofsFor, type Thief } from './thief.ts';

/** The answer of one call to the thief. */
export interface Heard {
  name: string;
  path: string;
  answer: Answer;
}

export interface Haul {
  heard: Heard[];
  money: MoneyOut;
  /** The bank's data of the customer after each call that may have changed them. */
  moments: Kept[];
}

/** Calls that the steps below make in their own order, or that end what the thief has. */
const ofAnotherStep = new Set([
  'loginUser',
  'loginWithPasskey',
  'registerUser',
  'createApproval',
  'beginApproval',
  'addPasskey',
  'confirmSecondFactor',
  'createLocalTransfer',
  'createInternationalTransfer',
  'payBill',
]);
const last = [
  'changeProfileImage',
  'removeSecondFactor',
  'turnOffPin',
  'removePasskey',
  'resetPassword',
  'changePassword',
  'endOtherSessions',
  'freezeAccount',
  'logoutUser',
];
/** In this order: a change or a pause moves the date that a skip names. */
const billsFirst = ['skipBill', 'changeBill', 'pauseBill', 'resumeBill'];
/**
 * After the others, in this order: with a new PIN contact data change by it alone, and the mail with
 * a link for a PIN would hide an older one from the thief.
 */
const pinsLater = ['setPin', 'requestPinReset'];
const ordered = new Set([...billsFirst, ...pinsLater]);
/** A card is read, made, deleted and made again before anything else is tried. */
const cardsFirst = ['listCards', 'revealCards', 'generateCard', 'deleteCard', 'generateCard'];

/**
 * They stop a thief, also where the thief calls them: the password is withdrawn, contact data are
 * taken back.
 */
const protective = new Set(['freezeAccount', 'logoutUser', 'sayNotMe']);

const routes = Object.entries<Route>(api);
const named = (names: readonly string[]) =>
  names.map((name): [string, Route] => [name, api[name as keyof typeof api]]);
const takesToken = ({ body }: Route) => fieldsOf(body).includes('token');

const fieldsOf = (body: Route['body']): string[] =>
  Object.keys((body as { shape?: object } | undefined)?.shape ?? {});

const steps = {
  reads: routes.filter(([, { method, who }]) => method === 'GET' && who !== 'admin'),
  cards: named(cardsFirst),
  others: [
    ...named(billsFirst),
    ...routes.filter(
      ([name, route]) =>
        route.method !== 'GET' &&
        route.who !== 'admin' &&
        !takesToken(route) &&
        !ofAnotherStep.has(name) &&
        !ordered.has(name) &&
        !last.includes(name) &&
        !cardsFirst.includes(name),
    ),
    ...named(pinsLater),
  ],
  mailed: routes.filter(([, route]) => takesToken(route) && route.who !== 'admin'),
  staff: routes.filter(([, { who }]) => who === 'admin'),
  last: named(last),
};

/** One thief at work on one customer of one bank. */
export function robCustomer(
  testBank: TestBank,
  { victim, thief, accomplice }: { victim: Victim; thief: Thief; accomplice: Victim['who'] },
) {
  const { call } = testBank;
  const heard: Heard[] = [];
  const moments: Kept[] = [];

  async function send(
    door: Door,
    [name, route]: [string, Route],
    [path, options]: [string, CallOptions],
  ): Promise<Answer> {
    const answer = await callsThrough(call, door)(route.method, path, options);
    heard.push({ name, path, answer });
    if (answer.status < 300 && route.method !== 'GET' && !protective.has(name))
      moments.push(await keptOf(testBank, victim));
    return answer;
  }

  /**
   * Lets no time pass while the calls are tried: a thief does at once what a slow machine takes
   * minutes for, and five minutes after a sign-in are another line.
   */
  async function standStill(): Promise<void> {
    const elapsed = `least($2 * interval '1 millisecond', now() - `;
    const columns = ['created_at', 'password_checked_at', 'pin_checked_at', 'factor_checked_at'];
    const shifted = columns.map((column) => `${column} = ${column} + ${elapsed}${column})`);
    const nowMs = performance.now();
    await testBank.bank.db.query(`UPDATE session SET ${shifted.join(', ')} WHERE user_id = $1`, [
      victim.who.id,
      nowMs - stoodMs,
    ]);
    stoodMs = nowMs;
  }
  let stoodMs = performance.now();

  /** Through each door, each way, with each proof, until it is done. */
  async function tryCall(one: [string, Route], token?: string): Promise<void> {
    await standStill();
    const [, route] = one;
    const { password } = thief.means;
    // The staff's right or none: one door shows it.
    for (const door of route.who === 'admin' ? thief.doors.slice(0, 1) : thief.doors)
      for (const attempt of await attemptsOf(testBank, one, { victim, password })) {
        const fields = fieldsOf(route.body).filter((field) => !(field in (attempt.fields ?? {})));
        for (const proof of await proofsFor(testBank, door, thief.means, fields)) {
          const given = token === undefined ? proof : { ...proof, token };
          const { status } = await send(door, one, sentAs(route, attempt, given));
          if (status < 300 && route.method !== 'GET') break;
        }
      }
  }

  const succeeded = (name: string) =>
    heard.some((one) => one.name === name && one.answer.status < 300);

  const begun = (name: string) =>
    heard.findLast((one) => one.name === name && one.answer.status === 200)?.answer.body;

  /** An app of the thief's own, where its first step was taken: another change would undo that. */
  async function finishApp(): Promise<void> {
    const { secret = 'JBSWY3DPEHPK3PXP' } = begun('beginSecondFactor') ?? {};
    const confirm = api.confirmSecondFactor;
    for (const door of thief.doors) {
      const code = { body: { code: codeOf(secret) } };
      const { status } = await send(door, ['confirmSecondFactor', confirm], [confirm.path, code]);
      if (status === 201) thief.means.seed = secret;
    }
  }

  /** A passkey of the thief's own, in the same way. */
  async function finishPasskey(): Promise<void> {
    const asked = begun('beginPasskey');
    const device = createAuthenticator(ownPage['origin'] ?? '');
    const add = api.addPasskey;
    for (const door of thief.doors) {
      const credential = asked ? device.create(asked.options) : {};
      const kept = { body: { name: 'Mine', credential } };
      const { status } = await send(door, ['addPasskey', add], [add.path, kept]);
      if (status === 201) thief.means.device = device;
    }
  }

  /** Every link that lies in a mailbox the thief reads, in every call that takes one. */
  async function openMails(pages: (page: string) => boolean): Promise<void> {
    const mails = await readMails(testBank);
    const tokens = mails
      .filter((mail) => thief.mailboxes.some((address) => isTo(mail, address)))
      .flatMap(secretsIn)
      .filter(({ page }) => pages(page))
      .slice(-6);
    for (const { token } of tokens) for (const one of steps.mailed) await tryCall(one, token);
  }

  /** Gives the thief the PIN and the password that they have set, for the next round. */
  function learn(): void {
    if (succeeded('setPin') || succeeded('confirmPinReset')) thief.means.pin = thievesPin;
    if (succeeded('changePassword') || succeeded('confirmPasswordReset'))
      thief.means.password = thievesPassword;
  }

  async function round(): Promise<MoneyOut> {
    for (const one of [...steps.reads, ...steps.cards]) await tryCall(one);
    await openSignedPaths();
    const { config } = testBank.bank;
    // Limits of amounts hold for the payments; else every call many times is too many.
    config.limits = true;
    const money = await payOthers(testBank, thief, { victim, accomplice });
    config.limits = false;
    for (const one of steps.others) {
      await tryCall(one);
      if (one[0] === 'beginSecondFactor') await finishApp();
      if (one[0] === 'beginPasskey') await finishPasskey();
    }
    // “This was not me” comes at the end: it stops the thief too.
    await openMails((page) => page !== notMePage);
    learn();
    return money;
  }

  /** An address in an answer that opens a file without anything else. */
  async function openSignedPaths(): Promise<void> {
    const paths = heard.flatMap(({ answer }) => [
      ...answer.bytes.toString().matchAll(/\/api\/files\/[\w-]+\/signed[^"\\\s]+/g),
    ]);
    const route = api.getSignedFile;
    for (const [path] of paths) await send({ headers: {} }, ['getSignedFile', route], [path, {}]);
  }

  const robAll = async (): Promise<Haul> => {
    const money: MoneyOut[] = [];
    moments.push(await keptOf(testBank, victim));
    for (let rounds = 0; rounds < 3; rounds += 1) {
      const before = { ...thief.means };
      money.push(await round());
      if (JSON.stringify(before) === JSON.stringify(thief.means)) break;
    }
    for (const one of [...steps.staff, ...steps.last]) await tryCall(one);
    await openMails((page) => page === notMePage);
    return { heard, moments, money: money.reduce(larger) };
  };
  /** Before anything else: a factor of the thief's own, turned on first, would be asked for. */
  const changePasswordFirst = async (): Promise<boolean> => {
    await tryCall(['resetPassword', api.resetPassword]);
    // 202: a link was mailed.
    return heard.some(({ answer }) => answer.status === 200);
  };
  return { robAll, changePasswordFirst };
}

const sizeOf = (sum: number | 'all') => (sum === 'all' ? Infinity : sum);
const more = <Sum extends number | 'all'>(one: Sum, other: Sum): Sum =>
  sizeOf(other) > sizeOf(one) ? other : one;
const larger = (one: MoneyOut, other: MoneyOut): MoneyOut => ({
  toKnown: more(one.toKnown, other.toKnown),
  toNew: more(one.toNew, other.toNew),
  held: more(one.held, other.held),
});
