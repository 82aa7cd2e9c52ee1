import { noun } from '../../noun.ts';
import { forgetExpired } from '../../ledger/forget-expired.ts';
import { mailTask } from '../../services/mail/mail-task.ts';
import { callsOfApprovals } from './approvals-routes.ts';
import { approvalsClosing } from './daily-limit.ts';
import { mailPinResetLink } from './mail-pin-reset-link.ts';

export const approvals = noun({
  calls: [({ dollarsOf }) => callsOfApprovals(dollarsOf)],
  tasks: [
    mailTask({
      kind: 'pin_reset_link',
      name: 'pin-reset-links',
      about: 'Emails links to choose a new security PIN.',
      work: mailPinResetLink,
    }),
  ],
  forgets: [
    {
      name: 'forgotten-approvals',
      about: 'Forgets approvals and counters that expired two days ago.',
      forget: forgetExpired,
    },
  ],
  closing: approvalsClosing,
});
