import * as z from 'zod/mini';
import { idField } from '../values/fields.ts';
import { defineRoute } from '../calls/route.ts';

/** The list has this many at most: older ones are files in the outbox still. */
export const mostMails = 50;

const mailHead = {
  _id: z.string(),
  to: z.string(),
  subject: z.string(),
  /** Real time; null where the mail does not say. */
  sentAt: z.nullable(z.string()),
};

export const listMailsRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/mailbox',
  who: 'admin',
  right: 'run-bank',
  look: ['mails.listed'],
  summary:
    `The latest ${mostMails} mails of the sandbox that no mail server took, newest first. Only ` +
    'where BANK_SANDBOX=1.',
  answers: {
    200: z.strictObject({
      mails: z.array(z.strictObject(mailHead)),
      /** Mail goes to a mail server: what is listed was sent before. */
      hasServer: z.boolean(),
    }),
  },
  refusals: ['NOT_FOUND'],
});

export const getMailRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/mailbox/{id}',
  who: 'admin',
  right: 'run-bank',
  wantsFreshProof: true,
  look: ['mail.viewed'],
  summary:
    'One mail of the sandbox as text, with its links. They open accounts, so each look is in the ' +
    'trail. Only where BANK_SANDBOX=1.',
  params: z.object({ id: idField }),
  answers: {
    200: z.strictObject({
      ...mailHead,
      text: z.string(),
      /** The names of the files that came with it. */
      attachments: z.array(z.string()),
    }),
  },
  refusals: ['NOT_FOUND', 'MAIL_NOT_FOUND'],
});
