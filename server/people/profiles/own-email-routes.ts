import { confirmOwnEmailRoute, mailOwnEmailLinkRoute } from '../../../contract/people/own-email.ts';
import { said } from '../../../contract/calls/said.ts';
import { answerTo, bindRoute } from '../../http/bind-route.ts';
import { readKnownDevice } from '../users/known-device.ts';
import { isFromOwnPage, pairedCookieHash } from '../../http/paired-cookie.ts';
import { confirmOwnEmail, mailOwnEmailLink } from './own-email.ts';

export const callsOfOwnEmail = [
  answerTo(confirmOwnEmailRoute, async (ctx, { body }, { request }) => {
    const cookieHash = isFromOwnPage(ctx.bank.config, request)
      ? pairedCookieHash(ctx.bank.config, request)
      : undefined;
    await confirmOwnEmail(ctx, body, {
      cookieHash,
      deviceOf: (user) => readKnownDevice(ctx.bank, request, user),
    });
    return said('EMAIL_CONFIRMED');
  }),

  bindRoute(mailOwnEmailLinkRoute, async (ctx) =>
    (await mailOwnEmailLink(ctx))
      ? { status: 202, body: said('EMAIL_LINK_MAILED') }
      : { status: 200, body: said('EMAIL_CONFIRMED_ALREADY') },
  ),
];
