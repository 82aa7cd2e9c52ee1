import type { Feed } from '../../contract/money/feeds.ts';
import { expectStatus, type Customer } from '../../fixtures/people.ts';
import type { TestBank } from './test-bank.ts';

type Bank = Pick<TestBank, 'call' | 'bank'>;

/** Lets a customer connect an app to their savings, or to what is given. */
export async function makeFeed({ call, bank }: Bank, who: Customer, given: object = {}) {
  const body = {
    name: 'Ledger app',
    accounts: [who.savings.number],
    endsOn: bank.clock.businessDay(),
    ...given,
  };
  const made = expectStatus(
    await call('POST', '/api/users/feeds', { token: who.token, body }),
    201,
  ).body;
  const claimUrl = Buffer.from(made.setupToken, 'base64').toString();
  return {
    who,
    feed: made.feed as Feed,
    claimUrl,
    secret: claimUrl.split('/').at(-1) as string,
  };
}

/** Of an address with user and password, what a program sends as Basic authentication. */
export const basicOf = ({ username, password }: Pick<URL, 'username' | 'password'>) => ({
  authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
});

/** The same, and the app uses its setup token. */
export async function claimFeed(bank: Bank, who: Customer, given: object = {}) {
  const made = await makeFeed(bank, who, given);
  const { pathname } = new URL(made.claimUrl);
  const accessUrl = new URL(expectStatus(await bank.call('POST', pathname), 200).body);
  const headers = basicOf(accessUrl);
  return {
    ...made,
    accessUrl,
    headers,
    read: (query = '') => bank.call('GET', `${accessUrl.pathname}/accounts${query}`, { headers }),
  };
}
