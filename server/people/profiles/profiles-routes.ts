import {
  changeProfileImageRoute,
  confirmEmailRoute,
  submitProfileRoute,
} from '../../../contract/people/profiles.ts';
import { said } from '../../../contract/calls/said.ts';
import { answerTo, bindRoute } from '../../http/bind-route.ts';
import { changeProfileImage } from './change-profile-image.ts';
import { confirmEmail } from './confirm-email.ts';
import { submitProfile } from './submit-profile.ts';
import { chooseLanguageRoute } from '../../../contract/people/language-choice.ts';
import { isHttps } from '../../http/cookies.ts';
import { keepLanguage } from '../../http/reader-language.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { lockOwnSession } from '../users/lock-user.ts';
import { setLanguage } from '../users/users-store.ts';
import { confirmOwnEmailRoute, mailOwnEmailLinkRoute } from '../../../contract/people/own-email.ts';
import { readKnownDevice } from '../users/known-device.ts';
import { isFromOwnPage, pairedCookieHash } from '../../http/paired-cookie.ts';
import { confirmOwnEmail, mailOwnEmailLink } from './own-email.ts';

export const callsOfProfiles = [
  answerTo(submitProfileRoute, async (ctx, { body, files }) => ({
    pendingEmail: await submitProfile(ctx, body, files),
    ...said('PROFILE_SUBMITTED'),
  })),

  answerTo(changeProfileImageRoute, async (ctx, { files }) => {
    await changeProfileImage(ctx, files.profileImage);
    return said('PICTURE_CHANGED');
  }),

  answerTo(confirmEmailRoute, async (ctx, { body }) => {
    await confirmEmail(ctx, body);
    return said('NEW_EMAIL_CONFIRMED');
  }),

  bindRoute(chooseLanguageRoute, async (ctx, { body }, { reply }) => {
    const language = body.language === 'browser' ? null : body.language;
    await ctx.bank.db.tx(async (tx) => {
      const user = await lockOwnSession(tx, ctx);
      if (user.language === language) return;
      await setLanguage(tx, user.id, language);
      await recordAudit(tx, ctx, {
        action: 'language.chosen',
        subject: `user:${user.id}`,
        details: { language: body.language },
      });
    });
    keepLanguage(reply, language, isHttps(ctx.bank.config));
    return { status: 204 };
  }),

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
