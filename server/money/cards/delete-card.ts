import type { deleteCardRoute } from '../../../contract/money/cards.ts';
import type { CardType } from '../../../contract/values/card-types.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import { refuse } from '../../base/refusal.ts';
import { requireActiveSelf } from '../../people/second-factor/require-active-self.ts';
import { requireStrongestFactor } from '../../people/step-up/require-strongest-factor.ts';
import { lockOwnSession } from '../../people/users/lock-user.ts';
import { queueSecurityNotice } from '../../people/users/queue-security-notice.ts';
import { cardBlockedNotice } from './card-notices.ts';
import { blockCard, findCardsOf } from './cards-store.ts';

/**
 * Blocks one of the own cards for good, and tells its holder by mail. A frozen one wants what
 * unfreezing it wants: else a thief would delete it, and apply for one that is not frozen.
 * @returns its type.
 * @throws {Refusal} CARD_NOT_FOUND; of a frozen one, what `requireStrongestFactor` throws.
 */
export async function deleteCard(
  ctx: SignedInContext,
  id: string,
  proof: BodyOf<typeof deleteCardRoute>,
): Promise<CardType> {
  const { db, clock } = ctx.bank;
  const { userId } = ctx.session;
  const found =
    (await findCardsOf(db, userId)).find((card) => card.id === id) ?? refuse('CARD_NOT_FOUND');
  const evenFrozen = found.frozenAt !== null;
  if (evenFrozen) await requireStrongestFactor(ctx, await requireActiveSelf(ctx), proof);
  const deleted = await db.tx(async (tx) => {
    const user = await lockOwnSession(tx, ctx);
    const card = await blockCard(tx, { id, userId, evenFrozen }, clock.businessNow());
    if (!card) return undefined;
    await recordAudit(tx, ctx, { action: 'card.blocked', subject: `card:${id}` });
    await queueSecurityNotice(tx, clock, user, cardBlockedNotice(card));
    return card.cardType;
  });
  // Its holder froze it, or deleted it, since it was looked at.
  return deleted ?? (await deleteCard(ctx, id, proof));
}
