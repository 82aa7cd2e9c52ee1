import type { SignedInContext } from '../../context.ts';
import { invariant } from '../../base/invariant.ts';
import { refuse } from '../../base/refusal.ts';
import { queueSecurityNotice } from '../../people/users/queue-security-notice.ts';
import { findUser } from '../../people/users/users-store.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { cardFrozenNotice } from './card-notices.ts';
import { setCardFrozen, type StoredCard } from './cards-store.ts';

/**
 * Freezes one of the own cards, and tells its holder by mail. One that is frozen stays as it is,
 * with neither line nor mail.
 * @throws {Refusal} CARD_NOT_FOUND, also for a deleted one.
 */
export async function freezeCard(ctx: SignedInContext, id: string): Promise<StoredCard> {
  const { db, clock } = ctx.bank;
  const { userId } = ctx.session;
  return await db.tx(async (tx) => {
    const { card, changed } =
      (await setCardFrozen(tx, { id, userId }, clock.businessNow())) ?? refuse('CARD_NOT_FOUND');
    if (!changed) return card;
    const user = await findUser(tx, userId);
    invariant(user !== undefined, 'a live session belongs to a living user');
    await recordAudit(tx, ctx, { action: 'card.frozen', subject: `card:${id}` });
    await queueSecurityNotice(tx, clock, user, cardFrozenNotice(card));
    return card;
  });
}
