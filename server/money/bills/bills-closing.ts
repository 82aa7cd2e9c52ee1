import type { CustomerClosing } from '../../people/users/closing.ts';
import { cancelSchedulesOf, countSchedules, lockSchedulesOf } from './schedules-store.ts';

export const billsClosing: CustomerClosing = {
  tables: {
    bill_schedule: 'closed',
    bill_instalment: 'kept: which order paid which date is evidence',
  },
  lock: lockSchedulesOf,
  ends: { recurringBills: countSchedules },
  cancelOrders: cancelSchedulesOf,
};
