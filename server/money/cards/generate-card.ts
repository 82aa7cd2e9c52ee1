import { randomInt, randomUUID } from 'node:crypto';
import type { Card, CardBrand, generateCardRoute } from '../../../contract/money/cards.ts';
import type { CardType } from '../../../contract/values/card-types.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { Bank } from '../../bank.ts';
import { cardIssuedNotice } from './card-notices.ts';
import { drawCardNumber, numberIndexes, sealNumber } from './card-number.ts';
import { hasCardOf, insertCard, type StoredCard } from './cards-store.ts';
import { judgeNumbers } from './judge-numbers.ts';
import { showCard } from './show-cards.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import type { LimitRule } from '../../services/limits/limiter.ts';
import { refuse } from '../../base/refusal.ts';
import { requireIdentityForCard } from '../../people/identity/identity-hold.ts';
import { accountHolderName, type StoredUser } from '../../people/users/users-store.ts';
import { lockOwnSession } from '../../people/users/lock-user.ts';
import { queueSecurityNotice } from '../../people/users/queue-security-notice.ts';

/**
 * The end of a month four to five years ahead, drawn, so that not everybody's card ends at once.
 */
function drawExpiry(today: string): string {
  const month = Temporal.PlainYearMonth.from(today.slice(0, 7)).add({ months: randomInt(48, 60) });
  return month.toPlainDate({ day: month.daysInMonth }).toString();
}

interface Application {
  user: StoredUser;
  cardType: CardType;
  brand: CardBrand;
}

/** @throws {Refusal} CARD_EXISTS when the customer has a card of this type. */
async function issueCard(
  tx: Tx,
  { secrets, clock }: Bank,
  { user, cardType, brand }: Application,
): Promise<StoredCard> {
  const place = { id: randomUUID(), userId: user.id };
  const printed = {
    ...place,
    cardType,
    brand,
    holderName: accountHolderName(user),
    expiresOn: drawExpiry(clock.businessDay()),
    issuedAt: clock.businessNow(),
  };
  for (;;) {
    const number = drawCardNumber(brand);
    const numbered = {
      ...printed,
      frozenAt: null,
      codeKey: secrets.generation('card-code'),
      numberSealed: sealNumber(secrets, place, number),
      lastFour: number.slice(-4),
    };
    if (await insertCard(tx, { ...numbered, ...numberIndexes(secrets, number) })) return numbered;
    if (await hasCardOf(tx, user.id, cardType))
      refuse('CARD_EXISTS', { params: { type: cardType } });
    // The number belongs to another card, blocked ones included: draw again.
  }
}

/** Issuing and deleting in a loop would use up numbers and fill a mailbox. */
const perPerson: LimitRule = { name: 'card-person', points: 60, duration: 3600 };

/**
 * Issues a card and tells its holder by mail. Its number is shown to who would see that of an older
 * one; else a thief who may not see a card would delete it and read the next one.
 */
export async function generateCard(
  ctx: SignedInContext,
  { cardType, brand = 'Visa' }: BodyOf<typeof generateCardRoute>,
  { isPairedBrowser }: { isPairedBrowser: boolean },
): Promise<Card> {
  const { db, clock } = ctx.bank;
  await countRequest(ctx.bank, perPerson, ctx.session.userId);
  const verdict = await judgeNumbers(ctx, { isPairedBrowser, isNew: true });
  return db.tx(async (tx) => {
    // Locked, so that no card is made while staff delete the customer, or for a session that a new
    // password has ended.
    const user = await lockOwnSession(tx, ctx);
    // Under the same lock staff accept an ID document.
    await requireIdentityForCard(tx, ctx.bank, user.id);
    const card = await issueCard(tx, ctx.bank, { user, cardType, brand });
    await recordAudit(tx, ctx, {
      action: 'card.issued',
      subject: `card:${card.id}`,
      details: { cardType, brand },
    });
    await queueSecurityNotice(tx, clock, user, cardIssuedNotice(card));
    return await showCard(tx, ctx, { card, verdict });
  });
}
