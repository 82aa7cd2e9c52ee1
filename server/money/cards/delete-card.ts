import type { CardType } from '../../../contract/card-types.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import { invariant } from '../../base/invariant.ts';
import { queueNotice } from '../../services/mail/queue-notice.ts';
import { refuse } from '../../base/refusal.ts';
import { findUser } from '../../people/users/users-store.ts';
import { cardBlockedNotice } from './card-notices.ts';
import { blockCard } from './cards-store.ts';

/** Blocks one of the own cards for good, and tells its holder by mail. @returns its type. */
export async function deleteCard(ctx: SignedInContext, id: string): Promise<CardType> {
  const { db, clock } = ctx.bank;
  const { userId } = ctx.session;
  return db.tx(async (tx) => {
    const card =
      (await blockCard(tx, { id, userId }, clock.businessNow())) ?? refuse('CARD_NOT_FOUND');
    const user = await findUser(tx, userId);
    invariant(user !== undefined, 'a live session belongs to a living user');
    await recordAudit(tx, ctx, { action: 'card.blocked', subject: `card:${id}` });
    await queueNotice(tx, clock, user, cardBlockedNotice(card));
    return card.cardType;
  });
}
