import type { Card, generateCard as route } from '../../contract/cards.ts';
import type { BodyOf } from '../../contract/route.ts';
import { recordAudit } from '../audit/audit-event.ts';
import type { SignedInContext } from '../context.ts';
import { invariant } from '../invariant.ts';
import { countRequest } from '../limits/count-request.ts';
import type { LimitRule } from '../limits/limiter.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { lockActiveUser } from '../users/lock-active-user.ts';
import { cardIssuedNotice } from './card-notices.ts';
import { issueCard } from './issue-card.ts';
import { revealCards } from './show-cards.ts';

/** Issuing and deleting in a loop would use up numbers and fill a mailbox. */
const perPerson: LimitRule = { name: 'card-person', points: 60, duration: 3600 };

/** Issues a card and tells its holder by mail. */
export async function generateCard(ctx: SignedInContext, { cardType, brand = 'Visa' }: BodyOf<typeof route>): Promise<Card> {
  const { db, clock } = ctx.bank;
  await countRequest(ctx.bank, perPerson, ctx.session.userId);
  return db.tx(async (tx) => {
    // Locked, so that nobody gets a card while staff delete them.
    const user = await lockActiveUser(tx, ctx.session.userId);
    const card = await issueCard(tx, ctx.bank, { user, cardType, brand });
    await recordAudit(tx, ctx, { action: 'card.issued', subject: `card:${card.id}`, details: { cardType, brand } });
    await queueMail(tx, clock, cardIssuedNotice(user, card));
    const [shown] = await revealCards(tx, ctx, [card]);
    invariant(shown !== undefined, 'one card is shown as one card');
    return shown;
  });
}
