import type { Browser, Page } from '@playwright/test';
import { messageForm } from '../../fixtures/message-form.ts';
import {
  expectStatus,
  fund,
  localTransferBody,
  registerCustomer,
  type Customer,
} from '../../fixtures/people.ts';
import { keepSession } from '../../tests/e2e/support/at-the-screen.ts';
import type { BankServer } from '../../tests/support/bank-server.ts';
import type { TwoServers } from '../../tests/support/two-servers.ts';
import { seenAt, type Sight } from '../support/seen-at.ts';

/** A page that stays open, and the acts of others until it shows something else. */
export interface OpenScreen {
  name: string;
  page: Page;
  /** Makes ready what will change. @returns what is to be seen then, and the change itself. */
  prepare(): Promise<{ sight: Sight; change: (at: BankServer) => Promise<unknown> }>;
}

interface Place {
  bank: TwoServers;
  browser: Browser;
}

type Opened = Pick<Customer, 'token'> & { role: 'user' | 'admin'; address: string };

const elsewhere = {
  name: 'Fenland Mutual Homes',
  account: '310448207',
  routing: '021000021',
  bank: 'Fenland Mutual',
};

/** A page begins to hear when it has nothing else to do, which a busy machine puts off. */
const slowly = { timeout: 120_000 };

/** At the first server, and until it hears of changes, unless its line to them is cut off. */
async function open({ bank, browser }: Place, opened: Opened, isCutOff = false): Promise<Page> {
  const context = await browser.newContext({
    baseURL: bank.servers[0].origin,
    locale: 'en-US',
    timezoneId: 'America/New_York',
  });
  const page = await context.newPage();
  await keepSession(page, opened, opened.role);
  if (isCutOff) await page.route('**/api/changes?*', (route) => route.abort());
  const asks = isCutOff
    ? page.waitForRequest(/\/api\/changes\?/, slowly)
    : page.waitForResponse(/\/api\/changes\?/, slowly);
  await page.goto(opened.address);
  await asks;
  return page;
}

let people = 0;
const newCustomer = (bank: BankServer) => registerCustomer(bank.call, `screen.${(people += 1)}`);

/** A payment to another bank, until the bank itself has settled it. */
export async function openSettling(place: Place): Promise<OpenScreen> {
  const { bank } = place;
  const customer = await newCustomer(bank);
  await fund(bank.call, bank.admin, customer, 1_000);
  const page = await open(place, { ...customer, role: 'user', address: '/user/transactions' });
  const waiting = (count: number): Sight => ({ selector: 'main .badge', text: 'Pending', count });
  return {
    name: 'a payment is settled by the bank',
    page,
    async prepare() {
      const body = localTransferBody(customer, elsewhere, 1);
      const { token } = customer;
      expectStatus(await bank.call('POST', '/api/transfers/local', { token, body }), 201);
      await seenAt(page, waiting(1));
      return {
        sight: waiting(0),
        change: async ({ call }) =>
          expectStatus(
            await call('POST', '/api/sandbox/clock', {
              token: bank.admin.token,
              body: { advance: 'P1D' },
            }),
            200,
          ),
      };
    },
  };
}

/** Opens the dashboard of a payee, whose balance shows what another customer pays. */
export async function openReceiving(place: Place, isCutOff = false): Promise<OpenScreen> {
  const { bank } = place;
  const [payer, payee] = [await newCustomer(bank), await newCustomer(bank)];
  await fund(bank.call, bank.admin, payer, 1_000);
  // A customer without money sees first steps in place of a balance.
  await fund(bank.call, bank.admin, payee, 1);
  const address = '/user/dashboard';
  const page = await open(place, { ...payee, role: 'user', address }, isCutOff);
  let dollars = 1;
  const balance = (): Sight => ({
    selector: '.balance-panel',
    text: `$${dollars}.00`,
    count: 1,
  });
  await seenAt(page, balance());
  return {
    name: 'a payment comes in',
    page,
    async prepare() {
      dollars += 1;
      const to = { name: payee.username, account: payee.savings.number };
      const body = localTransferBody(payer, to, 1);
      return {
        sight: balance(),
        change: async ({ call }) =>
          expectStatus(await call('POST', '/api/transfers/local', { ...payer, body }), 201),
      };
    },
  };
}

let messages = 0;

/** The same words once more would be the same message. */
async function write({ call }: BankServer, { token }: Customer): Promise<string> {
  messages += 1;
  const form = messageForm({ subject: 'Hours', message: `Open on day ${messages}?` });
  const written = await call('POST', '/api/users/messages', { token, form });
  return expectStatus(written, 201).body.conversation._id;
}

/** Staff answer what the customer wrote. */
export async function openAnswered(place: Place): Promise<OpenScreen> {
  const { bank } = place;
  const customer = await newCustomer(bank);
  const page = await open(place, { ...customer, role: 'user', address: '/user/messages' });
  let answered = 0;
  return {
    name: 'staff answer a message',
    page,
    async prepare() {
      const { token } = bank.admin;
      const id = await write(bank, customer);
      const taken = await bank.call('POST', `/api/admin/queues/message/${id}/take`, { token });
      expectStatus(taken, 200);
      answered += 1;
      return {
        sight: { selector: 'main .badge', text: 'New reply', count: answered },
        change: async ({ call }) =>
          expectStatus(
            await call('POST', `/api/admin/messages/${id}/answer`, {
              token,
              body: { answer: 'Until five.' },
            }),
            200,
          ),
      };
    },
  };
}

/** Opens the staff's page of queues, which counts the messages that customers write. */
export async function openQueues(place: Place): Promise<OpenScreen> {
  const { bank } = place;
  const { token } = bank.admin;
  const { queues } = expectStatus(await bank.call('GET', '/api/admin/queues', { token }), 200).body;
  let waiting = queues.reduce((sum: number, queue: { waiting: number }) => sum + queue.waiting, 0);
  const page = await open(place, { token, role: 'admin', address: '/admin/queues' });
  await seenAt(page, { selector: 'main h1', text: 'Queues', count: 1 });
  return {
    name: 'a case comes into the staff’s queues',
    page,
    async prepare() {
      waiting += 1;
      // Ten messages of one customer may wait at most.
      const customer = await newCustomer(bank);
      return {
        sight: { selector: 'main p', text: `${waiting} waiting`, count: 1 },
        change: (at) => write(at, customer),
      };
    },
  };
}
