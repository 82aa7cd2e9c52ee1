import { noun } from '../../noun.ts';
import { mailTask } from '../../services/mail/mail-task.ts';
import { mailPasswordResetLink } from './mail-password-reset-link.ts';
import { callsOfPasswordResets } from './password-resets-routes.ts';

export const passwordResets = noun({
  calls: [({ cancelOrders }) => callsOfPasswordResets(cancelOrders)],
  tasks: [
    mailTask({
      kind: 'password_reset_link',
      name: 'password-reset-links',
      about: 'Emails links to choose a new password.',
      work: mailPasswordResetLink,
    }),
  ],
});
