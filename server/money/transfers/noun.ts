import { noun } from '../../noun.ts';
import { forgetCancelLinks } from './delayed-orders-store.ts';
import { indexTransfersJob } from './index-transfers.job.ts';
import { payDueTransfers } from './pay-due-transfers.job.ts';
import { callsOfSavedSearches } from './saved-searches-routes.ts';
import { settleTransfers } from './settle-transfers.job.ts';
import { tellOfDelayedOrders } from './tell-of-delayed-orders.job.ts';
import { tellOfNewPayeesJob } from './tell-of-new-payees.job.ts';
import { transfersClosing } from './transfers-closing.ts';
import { callsOfTransfers } from './transfers-routes.ts';

export const transfers = noun({
  calls: [callsOfTransfers, callsOfSavedSearches],
  jobs: () => [
    {
      name: 'scheduled-payments',
      about: 'Pays scheduled transfers and bills whose time has come.',
      movesMoney: true,
      everyMs: 5_000,
      run: payDueTransfers,
    },
    {
      name: 'settlement',
      about: 'Completes outside payments that are due, or returns them.',
      movesMoney: true,
      everyMs: 5_000,
      run: settleTransfers,
    },
    {
      name: 'transfer-search',
      about: "Brings new payments into the customers' search.",
      everyMs: 1_000,
      ...indexTransfersJob(),
    },
    {
      name: 'new-payees',
      group: 'email',
      about: 'Emails customers about their first payment to a new payee.',
      everyMs: 1_000,
      promptMs: 60_000,
      ...tellOfNewPayeesJob(),
    },
    {
      name: 'delayed-payments',
      group: 'email',
      about:
        'Emails customers about a first payment from a new device, with a button to cancel it.',
      everyMs: 1_000,
      run: tellOfDelayedOrders,
    },
  ],
  forgets: [
    {
      name: 'forgotten-cancel-links',
      about: 'Forgets links that cancel a payment 30 days after their email.',
      forget: forgetCancelLinks,
    },
  ],
  closing: transfersClosing,
});
