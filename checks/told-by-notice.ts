import type { Check } from './check.ts';
import { filesWhere, isCode, isTest } from './tree.ts';

/** The files that queue a mail of no notice, and to whom it goes. */
const mailsOfNoNotice: Record<string, string> = {
  'server/services/mail/queue-mail.ts': 'is the function itself',
  'server/services/mail/queue-notice.ts': 'queues the mails of notices',
  'server/people/colleagues/accept-invitation.ts': 'to the member of the staff who invited',
  'server/people/users/mail-colleagues.ts': 'to members of the staff',
  'server/people/colleagues/change-role.ts': 'to a member of the staff',
  'server/staff/messages/send-message.ts': 'to our own support',
  'server/staff/messages/end-message.ts': 'to a visitor who wrote by the public form',
};

export const toldByNotice: Check = {
  rule: 'what a customer is mailed stands among their notices too',
  find: (tree) =>
    filesWhere(tree, (file) => file.startsWith('server/') && isCode(file) && !isTest(file))
      .filter(([file, text]) => /\bqueueMail\(/.test(text) && !(file in mailsOfNoNotice))
      .map(([file]) => ({
        file,
        problem: 'queues a mail without a notice',
        mend: 'tell a customer by queueNotice; a mail to somebody else is named in checks/told-by-notice.ts',
      })),
};
