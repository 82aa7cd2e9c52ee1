import { chooseLanguageRoute } from '../../../contract/people/language-choice.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { isHttps } from '../../http/cookies.ts';
import { keepLanguage } from '../../http/reader-language.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { lockOwnSession } from '../users/lock-user.ts';
import { setLanguage } from '../users/users-store.ts';

export const callsOfLanguage = [
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
];
