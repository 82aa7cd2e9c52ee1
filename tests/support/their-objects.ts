import { checkForm, checkPictures } from '../../fixtures/check-pictures.ts';
import { messageForm } from '../../fixtures/message-form.ts';
import { api, type RouteName } from '../../contract/api.ts';
import type { Route } from '../../contract/calls/route.ts';
import { expectStatus, localTransferBody, type Customer } from '../../fixtures/people.ts';
import { billBody } from './bills.ts';
import { passkeyCalls } from './passkeys.ts';
import type { TestBank } from './test-bank.ts';

export const unknownId = '00000000-0000-4000-8000-000000000000';

/** The things of one customer: an id of each kind that a call can name. */
export interface TheirObjects {
  account: string;
  transfer: string;
  scheduledTransfer: string;
  schedule: string;
  card: string;
  session: string;
  passkey: string;
  check: string;
  file: string;
  loan: string;
  search: string;
  feed: string;
  conversation: string;
  notice: string;
  month: string;
}

/** An id of each kind that belongs to no customer. */
export const nobodysObjects: TheirObjects = {
  account: '999999999',
  transfer: unknownId,
  scheduledTransfer: unknownId,
  schedule: unknownId,
  card: unknownId,
  session: unknownId,
  passkey: unknownId,
  check: unknownId,
  file: unknownId,
  loan: unknownId,
  search: unknownId,
  feed: unknownId,
  conversation: unknownId,
  notice: unknownId,
  month: '',
};

type Helpers = Pick<TestBank, 'call' | 'bank'> & Partial<Pick<TestBank, 'freshToken'>>;

/** The customer who gets a thing, and the calls of theirs that it takes. */
function callsOf({ call, bank, freshToken }: Helpers, who: Customer) {
  const { token } = who;
  return {
    call,
    bank,
    who,
    post: async (path: string, given: { body: unknown } | { form: FormData }) =>
      expectStatus(await call('POST', path, { token, ...given }), 201).body,
    read: async (path: string) => expectStatus(await call('GET', path, { token }), 200).body,
    exampleOf: (name: RouteName) => ({ body: (api[name] as Route).example }),
    signInAgain: () => freshToken?.(who),
  };
}

const outside = {
  name: 'Cleo Hart',
  account: '518830271',
  routing: '021000021',
  bank: 'Orchard Savings',
};

/** The way in which a customer comes to one of each, by the calls people use. @returns its id. */
const makers: Record<keyof TheirObjects, (its: ReturnType<typeof callsOf>) => Promise<string>> = {
  account: async ({ who }) => who.savings.number,
  async transfer({ who, post }) {
    const body = localTransferBody(who, outside, 1);
    return (await post('/api/transfers/local', { body })).transfer._id;
  },
  async scheduledTransfer({ who, post, bank }) {
    const transferDate = bank.clock.businessNow().add({ hours: 72 }).toString();
    const body = localTransferBody(who, outside, 1, { transferDate });
    return (await post('/api/transfers/local', { body })).transfer._id;
  },
  async schedule({ post, read }) {
    const body = billBody(2, { paymentType: 'Recurring', frequency: 'monthly' });
    await post('/api/transfers/payBill', { body });
    return (await read('/api/transfers/scheduled')).schedules[0]._id;
  },
  card: async ({ post }) => (await post('/api/card/generate', { body: { cardType: 'debit' } }))._id,
  async check({ post }) {
    const pictures = { from: 'Harrow Street Clinic', to: 'Alice Ames', amount: 12, number: 77 };
    const form = checkForm(await checkPictures(pictures));
    return (await post('/api/deposits/checks', { form })).check._id;
  },
  // One of its pictures.
  async file(its) {
    const listed = async () => (await its.read('/api/deposits/checks')).checks[0];
    const check = (await listed()) ?? (await makers.check(its), await listed());
    return check.front.split('/').at(-1);
  },
  loan: async ({ post, exampleOf }) =>
    (await post('/api/loans', exampleOf('submitLoanApplication'))).loan._id,
  search: async ({ post, exampleOf }) =>
    (await post('/api/transfers/searches', exampleOf('saveSearch'))).search._id,
  async feed({ who, post, bank }) {
    const endsOn = bank.clock.businessDay();
    const body = { name: 'Ledger app', accounts: [who.savings.number], endsOn };
    return (await post('/api/users/feeds', { body })).feed._id;
  },
  async conversation({ post }) {
    const form = messageForm({ subject: 'Hours', message: 'Open?' });
    return (await post('/api/users/messages', { form })).conversation._id;
  },
  async notice(its) {
    const listed = async () => (await its.read('/api/users/notices')).notices[0];
    return ((await listed()) ?? (await makers.card(its), await listed()))._id;
  },
  month: async ({ bank }) => bank.clock.businessDay().slice(0, 7),
  async session({ signInAgain, read }) {
    await signInAgain();
    const { sessions } = await read('/api/users/sessions');
    return sessions.find(({ current }: { current: boolean }) => !current)._id;
  },
  passkey: async ({ call, who }) => (await passkeyCalls(call).add(who)).passkey._id,
};

/** Lets a customer have one thing. @returns its id. */
export const makeThing = (
  helpers: Helpers,
  who: Customer,
  thing: keyof TheirObjects,
): Promise<string> => makers[thing](callsOf(helpers, who));

/** Lets alice have one of each. */
export async function makeObjects(testBank: TestBank): Promise<TheirObjects> {
  const { alice } = testBank.cast;
  const things = await makeThings(testBank);
  const session = await makeThing(testBank, alice, 'session');
  const token = await testBank.freshToken(alice);
  return { ...things, session, passkey: await makeThing(testBank, { ...alice, token }, 'passkey') };
}

/** The same but for what she signs in with. */
export async function makeThings(
  helpers: Helpers & Pick<TestBank, 'cast'>,
): Promise<Omit<TheirObjects, 'session' | 'passkey'>> {
  const things: Record<string, string> = {};
  for (const thing of Object.keys(makers) as (keyof TheirObjects)[])
    if (thing !== 'session' && thing !== 'passkey')
      things[thing] = await makeThing(helpers, helpers.cast.alice, thing);
  return things as Omit<TheirObjects, 'session' | 'passkey'>;
}

/** The thing that `{id}` in the address of a customer's call names, by the noun before it. */
const namedIn: [address: RegExp, thing: keyof TheirObjects][] = [
  [/^\/api\/files\//, 'file'],
  [/^\/api\/transfers\/schedules\//, 'schedule'],
  [/^\/api\/transfers\/searches\//, 'search'],
  [/^\/api\/transfers\/\{id\}\/cancel/, 'scheduledTransfer'],
  [/^\/api\/transfers\//, 'transfer'],
  [/^\/api\/users\/passkeys\//, 'passkey'],
  [/^\/api\/users\/feeds\//, 'feed'],
  [/^\/api\/users\/sessions\//, 'session'],
  [/^\/api\/users\/messages\//, 'conversation'],
  [/^\/api\/loans\//, 'loan'],
  [/^\/api\/card\//, 'card'],
];

/** The thing that the `{id}` of an address names; undefined where it has none, or of no noun here. */
export const thingIn = (path: string): keyof TheirObjects | undefined =>
  path.includes('{id}') ? namedIn.find(([address]) => address.test(path))?.[1] : undefined;
