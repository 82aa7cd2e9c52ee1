import type { unfreezeCardRoute } from '../../../contract/money/cards.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import type { SignedInContext } from '../../context.ts';
import { refuse } from '../../base/refusal.ts';
import { requireActiveSelf } from '../../people/second-factor/require-active-self.ts';
import { lockOwnSession } from '../../people/users/lock-user.ts';
import { queueSecurityNotice } from '../../people/users/queue-security-notice.ts';
import { requireStrongestFactor } from '../../people/step-up/require-strongest-factor.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { cardUnfrozenNotice } from './card-notices.ts';
import { findCardsOf, setCardFrozen, type StoredCard } from './cards-store.ts';

/**
 * Unfreezes one of the own cards, and tells its holder by mail. It was frozen because another
 * person may have the device or the session: so it wants the strongest factor.
 * @throws {Refusal} CARD_NOT_FOUND, also for a deleted one; what `requireStrongestFactor` throws.
 */
export async function unfreezeCard(
  ctx: SignedInContext,
  id: string,
  proof: BodyOf<typeof unfreezeCardRoute>,
): Promise<StoredCard> {
  const { db, clock } = ctx.bank;
  const { userId } = ctx.session;
  // Before the proof: a wrong address must use up neither passkey nor recovery code.
  if (!(await findCardsOf(db, userId)).some((card) => card.id === id)) refuse('CARD_NOT_FOUND');
  await requireStrongestFactor(ctx, await requireActiveSelf(ctx), proof);
  return await db.tx(async (tx) => {
    const user = await lockOwnSession(tx, ctx);
    const { card, changed } =
      (await setCardFrozen(tx, { id, userId }, null)) ?? refuse('CARD_NOT_FOUND');
    if (!changed) return card;
    await recordAudit(tx, ctx, { action: 'card.unfrozen', subject: `card:${id}` });
    await queueSecurityNotice(tx, clock, user, cardUnfrozenNotice(card));
    return card;
  });
}
