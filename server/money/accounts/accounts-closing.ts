import type { CustomerClosing } from '../../people/users/closing.ts';
import { lockAccountsOf, markAccountsClosed } from './accounts-store.ts';
import { deleteSumsOf } from './account-origins.ts';

export const accountsClosing: CustomerClosing = {
  tables: {
    customer_account: 'closed',
    account: 'closed',
    owner: 'closed',
    hold: 'closed',
    entry: 'kept: the books',
    detached_entry: 'kept: the books',
    carried_balance: 'kept: the books',
    account_origin: 'deleted',
  },

  async lock(tx, { bank }, userId) {
    // Interest is credited by who holds these, and locks the accounts of the books after them.
    await lockAccountsOf(tx, userId);
    // Nothing can be posted from here on: a payment that goes into review at this moment is
    // counted, or finds the customer gone.
    await bank.ledger.lockOwnerAccounts(tx, userId);
  },

  settle: (tx, { bank }, userId) => bank.ledger.releaseHoldsOf(tx, userId),

  async close(tx, { bank }, userId) {
    // An order prepared a moment ago and not yet posted finds no active owner: it must not be
    // scheduled after its customer is gone.
    await bank.ledger.setSuspended(tx, userId, true);
    await bank.ledger.closeAccounts(tx, userId);
    await markAccountsClosed(tx, userId, bank.clock.now());
    await deleteSumsOf(tx, userId);
  },
};
