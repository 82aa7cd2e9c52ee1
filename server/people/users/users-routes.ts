import {
  changePasswordRoute,
  loginUserRoute,
  logoutUserRoute,
  registerUserRoute,
} from '../../../contract/people/users.ts';
import { getPasswordRulesRoute } from '../../../contract/people/password-rules.ts';
import { said } from '../../../contract/calls/said.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { languageWanted } from '../../http/language-wanted.ts';
import { answerTo, bindRoute } from '../../http/bind-route.ts';
import { keepDeviceKnown, readKnownDevice } from './known-device.ts';
import { answerSignIn } from './answer-sign-in.ts';
import { changePassword } from './change-password.ts';
import { loginUser } from './login-user.ts';
import { publicPasswordRules } from './password-rules.ts';
import { registerUser, type Welcome } from './register-user.ts';
import { deleteOwnSession } from './sessions-store.ts';
import { findUser, type StoredUser } from './users-store.ts';

export const callsOfUsers = (welcome: Welcome) => [
  answerTo(registerUserRoute, async (ctx, { body }, { request }) => {
    // A person who registers on a Spanish page gets Spanish mails from the first one on.
    const wanted = languageWanted(request.headers['accept-language']);
    const { warning } = await registerUser(ctx, body, {
      welcome,
      language: wanted === 'en' ? null : wanted,
    });
    return {
      ...said('REGISTERED'),
      ...(warning === undefined ? {} : { warning: said(warning) }),
    };
  }),

  answerTo(getPasswordRulesRoute, async ({ bank }) => await publicPasswordRules(bank.config)),

  bindRoute(loginUserRoute, async (ctx, { body }, { request, reply }) => {
    const deviceOf = (user: StoredUser) => readKnownDevice(ctx.bank, request, user);
    const user = await loginUser(ctx, body, deviceOf);
    return await answerSignIn(ctx, { request, reply }, { user, remember: body.remember });
  }),

  bindRoute(logoutUserRoute, async (ctx, _input, { reply }) => {
    await ctx.bank.db.tx(async (tx) => {
      const { id, userId } = ctx.session;
      await deleteOwnSession(tx, userId, id, { now: ctx.bank.clock.now(), askingId: id });
      await recordAudit(tx, ctx, {
        action: 'user.signed_out',
        subject: `user:${ctx.session.userId}`,
      });
    });
    void reply.header('Clear-Site-Data', '"cache"');
    return { status: 204 };
  }),

  answerTo(changePasswordRoute, async (ctx, { body }, exchange) => {
    const self = () => findUser(ctx.bank.db, ctx.session.userId);
    await keepDeviceKnown(ctx.bank, exchange, self, () => changePassword(ctx, body));
    return said('PASSWORD_CHANGED');
  }),
];
