import type { CardBrand } from '../../../contract/money/cards.ts';
import type { CardType } from '../../../contract/values/card-types.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { CustomerClosing } from '../../people/users/closing.ts';
import { sealedColumn } from '../../services/jobs/sealed-column.ts';

export interface StoredCard {
  id: string;
  userId: string;
  cardType: CardType;
  brand: CardBrand;
  numberSealed: Buffer;
  lastFour: string;
  expiresOn: string;
  holderName: string;
  /** The key that its code is derived by; empty for the first one. */
  codeKey: string;
  /** Since when its holder has it frozen. */
  frozenAt: Temporal.Instant | null;
}

interface NewCard extends Omit<StoredCard, 'frozenAt'> {
  numberIndex: Buffer;
  /** The index of the same number under each key. */
  everyIndex: readonly Buffer[];
  issuedAt: Temporal.Instant;
}

const columns = `id, user_id AS "userId", card_type AS "cardType", brand,
  number_sealed AS "numberSealed", last_four AS "lastFour", expires_on AS "expiresOn",
  holder_name AS "holderName", frozen_at AS "frozenAt", hash_key AS "codeKey"`;

/** Of every card, blocked ones included. */
export const sealedNumbers = sealedColumn<StoredCard>({
  table: 'card',
  column: 'number_sealed',
  select: columns,
});

/** A customer's cards in force, credit before debit. */
export async function findCardsOf(db: Queryable, userId: string): Promise<StoredCard[]> {
  const { rows } = await db.query<StoredCard>(
    `SELECT ${columns} FROM card WHERE user_id = $1 AND blocked_at IS NULL ORDER BY card_type`,
    [userId],
    {
      name: 'find-cards-of',
    },
  );
  return rows;
}

export async function hasCardOf(tx: Tx, userId: string, cardType: CardType): Promise<boolean> {
  return (await findCardsOf(tx, userId)).some((card) => card.cardType === cardType);
}

/**
 * Says whether it was inserted; false when its number was issued before, or the customer has a card
 * of this type.
 */
export async function insertCard(tx: Tx, card: NewCard): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO card (id, user_id, card_type, brand, number_sealed, number_index, last_four,
      expires_on, holder_name, issued_at, hash_key)
     SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11
      WHERE NOT EXISTS (SELECT FROM card WHERE number_index = ANY ($12::bytea[]))
     ON CONFLICT DO NOTHING`,
    [
      card.id,
      card.userId,
      card.cardType,
      card.brand,
      card.numberSealed,
      card.numberIndex,
      card.lastFour,
      card.expiresOn,
      card.holderName,
      card.issuedAt,
      card.codeKey,
      card.everyIndex,
    ],
  );
  return rowCount === 1;
}

/** One card as its holder names it. */
interface OwnCard {
  id: string;
  userId: string;
}

/**
 * Freezes or unfreezes a card in force: `frozenAt` null unfreezes it. Undefined when the customer
 * has none of this id; `changed` is false when it was so before, and keeps its time.
 */
export async function setCardFrozen(
  tx: Tx,
  { id, userId }: OwnCard,
  frozenAt: Temporal.Instant | null,
): Promise<{ card: StoredCard; changed: boolean } | undefined> {
  const { rows } = await tx.query<StoredCard>(
    `SELECT ${columns} FROM card WHERE id = $1 AND user_id = $2 AND blocked_at IS NULL FOR UPDATE`,
    [id, userId],
  );
  const [card] = rows;
  if (!card || (card.frozenAt === null) === (frozenAt === null))
    return card && { card, changed: false };
  await tx.query('UPDATE card SET frozen_at = $2 WHERE id = $1', [id, frozenAt]);
  return { card: { ...card, frozenAt }, changed: true };
}

/**
 * Blocks a card in force for good; a frozen one only if that was asked for. Undefined when the
 * customer has none such of this id.
 */
export async function blockCard(
  tx: Tx,
  { id, userId, evenFrozen }: OwnCard & { evenFrozen: boolean },
  now: Temporal.Instant,
): Promise<StoredCard | undefined> {
  const { rows } = await tx.query<StoredCard>(
    `UPDATE card SET blocked_at = $3 WHERE id = $1 AND user_id = $2 AND blocked_at IS NULL
       AND (frozen_at IS NULL OR $4) RETURNING ${columns}`,
    [id, userId, now, evenFrozen],
  );
  return rows[0];
}

async function blockCardsOf(tx: Tx, userId: string, now: Temporal.Instant): Promise<void> {
  await tx.query('UPDATE card SET blocked_at = $2 WHERE user_id = $1 AND blocked_at IS NULL', [
    userId,
    now,
  ]);
}

export const cardsClosing: CustomerClosing = {
  tables: { card: 'closed' },
  ends: { cards: async (db, userId) => (await findCardsOf(db, userId)).length },
  close: (tx, { bank }, userId) => blockCardsOf(tx, userId, bank.clock.businessNow()),
};
