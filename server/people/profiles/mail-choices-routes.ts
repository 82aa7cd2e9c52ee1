import { chooseMailRoute, listMailChoicesRoute } from '../../../contract/people/mail-choices.ts';
import { optionalMailNames } from '../../../contract/values/optional-mails.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import { said } from '../../../contract/calls/said.ts';
import type { SignedInContext } from '../../context.ts';
import { answerTo } from '../../http/bind-route.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { findUnwantedMails, setMailWanted } from '../../services/mail/unwanted-mails-store.ts';
import { lockOwnSession } from '../users/lock-user.ts';

export const callsOfMailChoices = [
  answerTo(listMailChoicesRoute, async ({ bank, session }) => {
    const unwanted = await findUnwantedMails(bank.db, session.userId);
    return { choices: optionalMailNames.map((mail) => ({ mail, wanted: !unwanted.has(mail) })) };
  }),

  answerTo(chooseMailRoute, async (ctx, { body }) => {
    await chooseMail(ctx, body);
    const { mail, wanted } = body;
    return wanted ? said('MAIL_TURNED_ON', { mail }) : said('MAIL_TURNED_OFF', { mail });
  }),
];

/** Turns one mail on or off. Said twice, it is one change and one line of the trail. */
async function chooseMail(
  ctx: SignedInContext,
  { mail, wanted }: BodyOf<typeof chooseMailRoute>,
): Promise<void> {
  await ctx.bank.db.tx(async (tx) => {
    const { id: userId } = await lockOwnSession(tx, ctx);
    const changed = await setMailWanted(tx, { userId, mail, wanted });
    if (changed)
      await recordAudit(tx, ctx, {
        // The trail keeps the words it began with.
        action: wanted ? 'notice.turned_on' : 'notice.turned_off',
        subject: `user:${userId}`,
        details: { notice: mail },
      });
  });
}
