import { expectStatus } from '../../fixtures/people.ts';
import { profileForm } from '../../fixtures/profile-pictures.ts';
import { passkeyCalls } from '../support/passkeys.ts';
import type { TestBank } from '../support/test-bank.ts';
import { thievesMailbox, thievesPassword } from './attempts.ts';
import { isTo, notMePage, readMails, secretsIn } from './mailboxes.ts';
import { homeProfile, victimsPin, type Victim } from './make-victim.ts';
import { atHome, callsThrough, doorOf, elsewhere, enter, ownPage, type Door } from './places.ts';
import { proofsFor, type Means, type Thief } from './thief.ts';

type Become = (testBank: TestBank, victim: Victim) => Promise<Thief>;

const proofFields = ['password', 'code', 'passkey', 'securityPin'];

const outside: Door = { headers: { ...elsewhere, ...ownPage } };

const thief = (doors: (Door | undefined)[], means: Means = {}, mailboxes: string[] = []): Thief => {
  const open = doors.filter((door) => door !== undefined);
  return { doors: open.length === 0 ? [outside] : open, means, mailboxes };
};

/** By a program, and by a browser, or what says that it is one. */
const bothWays = async (
  { call }: TestBank,
  headers: Record<string, string>,
  credentials: Parameters<typeof enter>[2],
): Promise<(Door | undefined)[]> => [
  await enter(call, headers, credentials),
  await enter(call, { ...headers, ...ownPage }, credentials),
];

const loginOf = ({ who: { username, password } }: Victim) => ({ username, password });

/** As if the owner had signed in this long ago. */
async function age({ bank }: TestBank, { who }: Victim, minutes: number): Promise<void> {
  await bank.db.query(
    `UPDATE session SET created_at = created_at - make_interval(mins => $2),
      password_checked_at = password_checked_at - make_interval(mins => $2),
      pin_checked_at = pin_checked_at - make_interval(mins => $2),
      factor_checked_at = factor_checked_at - make_interval(mins => $2) WHERE user_id = $1`,
    [who.id, minutes],
  );
}

/** The owner's own session, taken over by who sits at their network or in their browser. */
const taken = ({ browser }: Victim): Door => ({
  ...browser,
  headers: { ...browser.headers, ...ownPage },
});

const withPassword: Become = async (testBank, victim) => {
  const { password } = victim.who;
  return thief(await bothWays(testBank, elsewhere, loginOf(victim)), { password });
};

/** A new password by the link that lies in the mailbox. */
const withMailbox: Become = async (testBank, victim) => {
  const { email, username } = victim.who;
  await testBank.call('POST', '/api/auth/forgot-password', { body: { email } });
  const mails = (await readMails(testBank)).filter((mail) => isTo(mail, email));
  const link = mails.flatMap(secretsIn).findLast(({ page }) => page === 'reset-password');
  const chosen = { newPassword: thievesPassword, confirmPassword: thievesPassword };
  expectStatus(
    await testBank.call('POST', '/api/auth/reset-password/confirm', {
      body: { token: link?.token, ...chosen },
      headers: elsewhere,
    }),
    200,
  );
  const login = { username, password: thievesPassword };
  return thief(await bothWays(testBank, elsewhere, login), { password: thievesPassword }, [email]);
};

/** All that the owner can prove. */
const ownMeans = ({ who: { password }, kind, device, appSecret }: Victim): Means => ({
  password,
  ...(kind.startsWith('a PIN') && { pin: victimsPin }),
  ...(device && { device }),
  ...(appSecret !== undefined && { seed: appSecret }),
});

/** The owner moves to another address, by the link that is mailed there. */
async function moveMailbox(testBank: TestBank, victim: Victim): Promise<void> {
  const call = callsThrough(testBank.call, victim.browser);
  const email = `moved.${victim.who.email}`;
  const proofs = await proofsFor(testBank, victim.browser, ownMeans(victim), proofFields);
  const strongest = proofs.at(-1) ?? {};
  const texts = Object.entries(strongest).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const form = profileForm({ ...homeProfile, email, ...Object.fromEntries(texts) });
  expectStatus(await call('POST', '/api/users/profile', { form }), 200);
  const mails = (await readMails(testBank)).filter((mail) => isTo(mail, email));
  const link = mails.flatMap(secretsIn).findLast(({ page }) => page === 'confirm-email');
  const again = await proofsFor(testBank, victim.browser, ownMeans(victim), proofFields);
  const body = { token: link?.token, ...again.at(-1) };
  expectStatus(await call('POST', '/api/users/email/confirm', { body }), 200);
}

/** The steps by which one becomes each attacker of a customer. */
const becoming = {
  nothing: async () => thief([]),
  password: withPassword,
  passwordAndPin: async (testBank, victim) => {
    const holder = await withPassword(testBank, victim);
    return { ...holder, means: { ...holder.means, pin: victimsPin } };
  },
  neighbour: async (testBank, victim) => {
    const doors = await bothWays(testBank, atHome, loginOf(victim));
    return thief(doors, { password: victim.who.password, pin: victimsPin });
  },
  mailbox: withMailbox,
  tokenWithoutCookie: async (_, victim) => {
    const { cookie: _cookie, ...headers } = taken(victim).headers;
    return thief([{ ...taken(victim), headers }]);
  },
  hourOldSession: async (testBank, victim) => {
    await age(testBank, victim, 60);
    return thief([taken(victim)]);
  },
  openDevice: async (_, victim) => thief([taken(victim)]),
  pin: async ({ call }, victim) => {
    const { username } = victim.who;
    const guess = { username, password: victimsPin };
    return thief([await enter(call, elsewhere, guess)], { pin: victimsPin });
  },
  seed: async ({ call }, { who: { username }, appSecret }) => {
    const door = await enter(call, elsewhere, { username, password: 'not-the-password' });
    return thief([door], appSecret === undefined ? {} : { seed: appSecret });
  },
  formerMailbox: async (testBank, victim) => {
    const { email } = victim.who;
    const mails = (await readMails(testBank)).filter((mail) => isTo(mail, email));
    const link = mails.flatMap(secretsIn).findLast(({ page }) => page === notMePage);
    const body = { token: link?.token };
    expectStatus(await testBank.call('POST', '/api/users/not-me', { body }), 200);
    return await withMailbox(testBank, victim);
  },
  // A browser says nothing of the page it is on where the page came in clear.
  wiretap: async (testBank, victim) => {
    const { password } = victim.who;
    const code = victim.recoveryCodes[0];
    const login = { ...loginOf(victim), ...(code === undefined ? {} : { code }) };
    const { 'sec-fetch-site': _silent, ...headers } = { ...atHome, ...ownPage };
    const heard = await enter(testBank.call, headers, login);
    // The owner has always come this way.
    await testBank.bank.db.query('UPDATE session SET new_device_since = NULL WHERE user_id = $1', [
      victim.who.id,
    ]);
    const { pin } = ownMeans(victim);
    return thief([heard], { password, ...(pin !== undefined && { pin }) });
  },
  owner: async (_, victim) => thief([taken(victim)], ownMeans(victim), [victim.who.email]),
  passkey: async ({ call }, { device }) => {
    const headers = { ...elsewhere, ...ownPage };
    if (!device) throw new Error('this customer has no passkey');
    const { present, asked } = passkeyCalls(callsThrough(call, { headers }));
    const answer = await present(device.get(await asked()));
    return thief([doorOf(headers, answer)], { device });
  },
} satisfies Record<string, Become>;

export type ThiefName = keyof typeof becoming;

/** Does what the owner did before the attack, where the attack depends on it. */
export async function prepare(name: ThiefName, testBank: TestBank, victim: Victim): Promise<void> {
  if (name === 'formerMailbox') await moveMailbox(testBank, victim);
}

/** Becomes this attacker; each has a mailbox of their own besides. */
export async function becomeThief(
  name: ThiefName,
  testBank: TestBank,
  victim: Victim,
): Promise<Thief> {
  const become = await becoming[name](testBank, victim);
  return { ...become, mailboxes: [...become.mailboxes, thievesMailbox(victim)] };
}

export const thiefNames = Object.keys(becoming) as ThiefName[];
