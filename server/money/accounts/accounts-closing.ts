import { closeAccounts, lockOwnerAccounts } from '../../ledger/accounts.ts';
import { releaseHoldsOf } from '../../ledger/holds.ts';
import { setSuspended } from '../../ledger/owners.ts';
import type { CustomerClosing } from '../../people/users/closing.ts';
import { lockAccountsOf, markAccountsClosed } from './accounts-store.ts';

export const accountsClosing: CustomerClosing = {
  tables: {
    customer_account: 'closed',
    account: 'closed',
    owner: 'closed',
    hold: 'closed',
    entry: 'kept: the books',
  },

  async lock(tx, userId) {
    // Interest is credited by who holds these, and locks the accounts of the books after them.
    await lockAccountsOf(tx, userId);
    // Nothing can be posted from here on: a payment that goes into review at this moment is
    // counted, or finds the customer gone.
    await lockOwnerAccounts(tx, userId);
  },

  settle: (tx, _ctx, userId) => releaseHoldsOf(tx, userId),

  async close(tx, { bank }, userId) {
    // An order prepared a moment ago and not yet posted finds no active owner: it must not be
    // scheduled after its customer is gone.
    await setSuspended(tx, userId, true);
    await closeAccounts(tx, userId);
    await markAccountsClosed(tx, userId, bank.clock.now());
  },
};
