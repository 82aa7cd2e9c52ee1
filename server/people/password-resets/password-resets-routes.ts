import { keepDeviceKnown, rememberDevice } from '../users/known-device.ts';
import { forgetFailuresBefore } from '../users/sign-in-tries.ts';
import { findUserByEmail } from '../users/users-store.ts';
import {
  confirmPasswordResetRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
} from '../../../contract/people/password-resets.ts';
import { said } from '../../../contract/calls/said.ts';
import { answerTo, bindRoute } from '../../http/bind-route.ts';
import { isFromOwnPage, pairedCookieHash } from '../../http/paired-cookie.ts';
import { confirmPasswordReset, type CancelOrders } from './confirm-password-reset.ts';
import { requestLink } from './request-link.ts';
import { resetOwnPassword } from './reset-own-password.ts';

export const callsOfPasswordResets = (cancelOrders: CancelOrders) => [
  bindRoute(resetPasswordRoute, async (ctx, { body }, exchange) => {
    const { request } = exchange;
    const cookieHash = isFromOwnPage(ctx.bank.config, request)
      ? pairedCookieHash(ctx.bank.config, request)
      : undefined;
    const self = () => findUserByEmail(ctx.bank.db, body.email);
    if (
      await keepDeviceKnown(ctx.bank, exchange, self, () => resetOwnPassword(ctx, body, cookieHash))
    )
      return { status: 200, body: said('PASSWORD_RESET') };
    await requestLink(ctx, body.email);
    return { status: 202, body: said('PASSWORD_LINK_MAILED') };
  }),

  answerTo(forgotPasswordRoute, async (ctx, { body }) => {
    await requestLink(ctx, body.email);
    return said('PASSWORD_LINK_MAILED');
  }),

  answerTo(confirmPasswordResetRoute, async (ctx, { body }, exchange) => {
    const user = await confirmPasswordReset(ctx, body, cancelOrders);
    // Strangers who go on guessing no longer slow this device down. Its first login is reported
    // like that of any new device.
    const device = rememberDevice(ctx.bank, exchange, user, 'reset');
    await forgetFailuresBefore(ctx.bank, user.id, device);
    return said('PASSWORD_RESET');
  }),
];
