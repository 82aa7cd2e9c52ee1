import { getMailRoute, listMailsRoute } from '../../../contract/staff/mailbox.ts';
import { answerTo } from '../../http/bind-route.ts';
import { listMails, showMail } from './mailbox.ts';

export const callsOfMailbox = [
  answerTo(listMailsRoute, async (ctx) => await listMails(ctx)),

  answerTo(getMailRoute, async (ctx, { params: { id } }) => await showMail(ctx, id)),
];
