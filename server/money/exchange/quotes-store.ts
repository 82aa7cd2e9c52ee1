import { digestOf } from '../../base/digest.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { CustomerClosing } from '../../people/users/closing.ts';
import type { Price } from './price.ts';

export const exchangeClosing: CustomerClosing = {
  tables: { exchange_quote: 'kept: it cannot be used any more, and is forgotten when it expires' },
};

/** A price that a customer was quoted, and until when it holds. */
export interface StoredQuote extends Price {
  id: string;
  userId: string;
  expiresAt: Temporal.Instant;
}

export async function insertQuote(tx: Tx, quote: StoredQuote): Promise<void> {
  const {
    id,
    userId,
    currency,
    amountMinor,
    rate,
    rateDay,
    marketMinor,
    equivalentMinor,
    feeMinor,
    expiresAt,
  } = quote;
  await tx.query(
    `INSERT INTO exchange_quote (id, user_id, currency, amount_minor, rate, rate_day, market_minor,
      equivalent_minor, fee_minor, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      id,
      userId,
      currency,
      amountMinor,
      rate,
      rateDay,
      marketMinor,
      equivalentMinor,
      feeMinor,
      expiresAt,
    ],
  );
}

/** Finds a quote of this customer; another customer's is as unknown as none. */
export async function findQuote(
  db: Queryable,
  userId: string,
  id: string,
): Promise<StoredQuote | undefined> {
  const { rows } = await db.query<StoredQuote>(
    `SELECT id, user_id AS "userId", currency, amount_minor AS "amountMinor", rate,
      rate_day AS "rateDay", market_minor AS "marketMinor",
            equivalent_minor AS "equivalentMinor", fee_minor AS "feeMinor",
              expires_at AS "expiresAt"
       FROM exchange_quote WHERE id = $2 AND user_id = $1`,
    [userId, id],
    { name: 'find-quote' },
  );
  return rows[0];
}

/** Forgets quotes that expired a day ago. @returns how many. */
export async function forgetQuotes(
  db: Queryable,
  now: Temporal.Instant,
  limit: number,
): Promise<number> {
  const { rowCount } = await db.query(
    `DELETE FROM exchange_quote WHERE id IN (SELECT id FROM exchange_quote WHERE expires_at < $1
      ORDER BY expires_at LIMIT $2)`,
    [now.subtract({ hours: 24 }), limit],
  );
  return rowCount;
}

/** The one-use row of a quote, good for its customer, amount, currency and rate. */
export function quoteClaim({ id, userId, currency, amountMinor, rate }: StoredQuote): {
  id: string;
  digest: string;
} {
  return { id, digest: digestOf(['quote', userId, currency, amountMinor.toString(), rate]) };
}
