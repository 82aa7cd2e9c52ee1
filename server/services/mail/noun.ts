import { noun } from '../../noun.ts';
import { mailsTask } from './mail-task.ts';
import { forgetNotices } from './notices-store.ts';
import { type QueuedMail, sendQueuedMails } from './send-queued-mail.ts';

const oneByOneToEach = { subjectOf: ({ to }: QueuedMail) => to, prepare: sendQueuedMails };

export const mail = noun({
  tasks: [
    mailsTask({
      kind: 'mail',
      name: 'mail',
      about: 'Sends queued emails.',
      ...oneByOneToEach,
    }),
    mailsTask({
      kind: 'mail_that_cancels',
      name: 'cancel-mail',
      about: 'Sends queued emails whose button cancels a payment.',
      ...oneByOneToEach,
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
