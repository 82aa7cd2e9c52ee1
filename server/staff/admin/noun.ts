import { noun } from '../../noun.ts';
import { callsOfAdmin } from './admin-routes.ts';
import { callsOfAuditTrail } from './audit-trail-routes.ts';
import { indexPaymentWordsJob } from './index-payment-words.job.ts';
import { adminClosing } from './payment-words-store.ts';
import { callsOfUserSheet } from './user-sheet-routes.ts';

export const admin = noun({
  calls: [({ closings }) => callsOfAdmin(closings), callsOfUserSheet, callsOfAuditTrail],
  jobs: () => [
    {
      name: 'payment-words',
      about: "Brings new payments into the staff's search for people.",
      everyMs: 1_000,
      ...indexPaymentWordsJob(),
    },
  ],
  closing: adminClosing,
});
