import { noun } from '../../noun.ts';
import { callsOfBillChanges } from './bill-changes-routes.ts';
import { callsOfBills } from './bills-routes.ts';
import { cancelDisownedOrders } from './cancel-disowned-orders.job.ts';
import { payInstalments } from './pay-instalments.job.ts';
import { billsClosing } from './schedules-store.ts';

export const bills = noun({
  calls: [callsOfBills, callsOfBillChanges],
  jobs: () => [
    {
      name: 'disowned-payments',
      about:
        'Cancels payments that wait and were requested in a session that was ended from elsewhere.',
      everyMs: 5_000,
      run: cancelDisownedOrders,
    },
    {
      name: 'recurring-bills',
      about: 'Pays the next date of recurring bills.',
      movesMoney: true,
      everyMs: 5_000,
      run: payInstalments,
    },
  ],
  closing: billsClosing,
});
