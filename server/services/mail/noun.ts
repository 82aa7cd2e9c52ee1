import { noun } from '../../noun.ts';
import { mailTask } from './mail-task.ts';
import { forgetNotices } from './notices-store.ts';
import { sendQueuedMail } from './send-queued-mail.ts';

export const mail = noun({
  tasks: [
    mailTask({ kind: 'mail', name: 'mail', about: 'Sends queued emails.', work: sendQueuedMail }),
    mailTask({
      kind: 'mail_that_cancels',
      name: 'cancel-mail',
      about: 'Sends queued emails whose button cancels a payment.',
      work: sendQueuedMail,
    }),
  ],
  forgets: [
    {
      name: 'forgotten-notices',
      about: 'Forgets notices that are 500 days old.',
      forget: forgetNotices,
    },
  ],
});
