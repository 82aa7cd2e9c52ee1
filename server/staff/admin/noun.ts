import { noun } from '../../noun.ts';
import { bindAdmin } from './admin-routes.ts';
import { bindAuditTrail } from './audit-trail-routes.ts';
import { indexPaymentWordsJob } from './index-payment-words.job.ts';
import { adminClosing } from './payment-words-store.ts';
import { bindUserSheet } from './user-sheet-routes.ts';

export const admin = noun({
  calls: [
    (app, bank, { closings }) => bindAdmin(app, bank, closings),
    bindUserSheet,
    bindAuditTrail,
  ],
  jobs: () => [
    {
      name: 'payment-words',
      about: "Brings new payments into the staff's search for people.",
      everyMs: 1_000,
      run: indexPaymentWordsJob(),
    },
  ],
  closing: adminClosing,
});
