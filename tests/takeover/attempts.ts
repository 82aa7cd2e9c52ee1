import { checkForm, checkPictures } from '../../fixtures/check-pictures.ts';
import type { CallOptions } from '../../fixtures/bank-client.ts';
import { messageForm } from '../../fixtures/message-form.ts';
import { identityCard, portrait, profileForm } from '../../fixtures/profile-pictures.ts';
import type { Route } from '../../contract/calls/route.ts';
import { thingIn, unknownId } from '../support/their-objects.ts';
import { validBodies } from '../support/valid-bodies.ts';
import type { TestBank } from '../support/test-bank.ts';
import { homeProfile, type Victim } from './make-victim.ts';

/** One way of sending a call: text fields, which a proof can be put among, and files. */
export interface Attempt {
  params?: Record<string, string>;
  query?: string;
  fields?: Record<string, unknown>;
  /** Makes the form of the text fields. */
  form?: (fields: Record<string, string>) => FormData;
}

/** The thief's own mailbox, one for each victim: an address belongs to one customer. */
export const thievesMailbox = ({ who }: Victim): string => `${who.username}@attacker.example`;

const thievesContact = { phone: '900 555 0100', address: '1 Nowhere', fullName: 'Mallory Mull' };
export const thievesPassword = 'chosen-by-mallory';
export const thievesPin = '8350';

/** The IDs for `{id}` in a call's path. */
async function idsFor(
  bank: TestBank['bank'],
  { path }: Route,
  { who, things, identityDocument, passkey }: Victim,
): Promise<readonly string[]> {
  const thing = thingIn(path);
  if (thing === 'card') return await cardsOf(bank, who.id);
  if (thing === 'file') return [identityDocument, things.file];
  if (thing === 'passkey') return passkey === undefined ? [] : [passkey];
  return [thing === undefined || thing === 'session' ? unknownId : things[thing]];
}

/** The cards in force now: a deleted one is nothing to try. */
async function cardsOf({ db }: TestBank['bank'], userId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    'SELECT id FROM card WHERE user_id = $1 AND blocked_at IS NULL',
    [userId],
  );
  return rows.length === 0 ? [unknownId] : rows.map(({ id }) => id);
}

interface Drawn {
  portrait: Buffer;
  identity: Buffer;
  check: { front: Buffer; back: Buffer };
}

const drawn = Promise.all([
  portrait('Mallory Mull'),
  identityCard('Mallory Mull'),
  checkPictures({ from: 'Mallory Mull', to: 'Ines Marsh', amount: 9, number: 8 }),
]).then(([picture, identity, check]): Drawn => ({ portrait: picture, identity, check }));

/** Each part of the profile changed alone, so that no other hides it; the address of mail last. */
function profileAttempts(victim: Victim, { identity }: Drawn): Attempt[] {
  const home = { ...homeProfile, email: victim.who.email };
  return [
    ...Object.entries(thievesContact).map(([name, value]) => ({
      fields: { ...home, [name]: value },
      form: profileForm,
    })),
    { fields: home, form: (texts) => profileForm(texts, { idDocument: identity }) },
    { fields: { ...home, email: thievesMailbox(victim) }, form: profileForm },
  ];
}

/** No attempt holds a proof of identity: proofs come from what the thief holds. */
const withoutProofs = (bodies: Record<string, Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(bodies).map(([name, body]) => {
      const { password: _password, code: _code, passkey: _passkey, ...others } = body;
      const { securityPin: _pin, ...rest } = others;
      return [name, rest];
    }),
  );

/** The ways in which one call is tried against a victim by who has this password, or none. */
export async function attemptsOf(
  { cast, bank }: TestBank,
  [name, route]: [name: string, route: Route],
  { victim, password }: { victim: Victim; password: string | undefined },
): Promise<Attempt[]> {
  const { who, things } = victim;
  const pictures = await drawn;
  const bodies: Record<string, Record<string, unknown>> = {
    ...withoutProofs(validBodies({ alice: who, bruno: cast.bruno })),
    changePassword: { currentPassword: password ?? 'a-guess', newPassword: thievesPassword },
    resetPassword: {
      email: who.email,
      newPassword: thievesPassword,
      confirmPassword: thievesPassword,
    },
    setPin: { securityPin: thievesPin },
    confirmPinReset: { securityPin: thievesPin },
    changeBill: {
      scheduleId: things.schedule,
      date: victim.nextBill,
      payments: 'all',
      amount: 900,
      endDate: null,
    },
    skipBill: { date: victim.nextBill },
    readNotices: { newest: things.notice },
    showMoment: { kind: 'loan_paid_back', aboutId: things.loan },
    mailStatement: { account: things.account, month: things.month },
    sendMessage: { ...validBodies(cast)['sendMessage'], email: thievesMailbox(victim) },
  };
  const forms: Record<string, Attempt[]> = {
    submitProfile: profileAttempts(victim, pictures),
    changeProfileImage: [
      { fields: {}, form: (fields) => profileForm(fields, { profileImage: pictures.portrait }) },
    ],
    depositCheck: [{ fields: {}, form: () => checkForm(pictures.check) }],
    writeToBank: [{ fields: { subject: 'Hello', message: 'It is me.' }, form: messageForm }],
  };
  if (forms[name]) return forms[name];
  if (name === 'generateCard')
    return ['credit', 'debit'].map((cardType) => ({ fields: { cardType } }));
  const queries: Record<string, string> = {
    getQuote: 'amount=100&currency=EUR',
    getBalanceHistory: `account=${things.account}`,
  };
  const ids = await idsFor(bank, route, victim);
  return ids.map((id) => ({
    params: {
      id,
      number: things.account,
      account: things.account,
      month: things.month,
      year: things.month.slice(0, 4),
      page: '1',
      format: 'csv',
    },
    ...(queries[name] === undefined ? {} : { query: queries[name] }),
    ...(route.body ? { fields: bodies[name] ?? {} } : {}),
  }));
}

/** The address of a call, and what goes with it. */
export function sentAs(
  route: Route,
  { params = {}, query, fields, form }: Attempt,
  proof: Record<string, unknown> = {},
): [path: string, options: CallOptions] {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => params[key] ?? unknownId);
  const given = { ...fields, ...proof };
  const texts = Object.fromEntries(
    Object.entries(given).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
  const sent = form ? { form: form(texts) } : fields ? { body: given } : {};
  return [query === undefined ? path : `${path}?${query}`, sent];
}
