import type { OnWire } from '../../../contract/amounts-on-wire.ts';
import type { InvestmentAccount } from '../../../contract/accounts.ts';
import { numberFromMinor } from '../../../contract/money.ts';
import type { Queryable } from '../../db/database.ts';

interface Origin {
  isOwn: boolean;
  isIn: boolean;
  totalMinor: bigint;
}

/**
 * All that ever went into and out of an account, parted by whether its owner moved it between own
 * accounts: in less out is the balance. Amounts in minor units, none below zero.
 */
export async function madeOf(
  db: Queryable,
  { userId, accountId }: { userId: string; accountId: string },
): Promise<OnWire<InvestmentAccount['madeOf']>> {
  const { rows } = await db.query<Origin>(
    `SELECT coalesce(j.accounts <@ ARRAY(SELECT account_id FROM customer_account
        WHERE user_id = $1), false) AS "isOwn",
      e.amount > 0 AS "isIn", coalesce(sum(abs(e.amount)), 0)::bigint AS "totalMinor"
     FROM every_entry e JOIN journal j ON j.id = e.journal_id WHERE e.account_id = $2 GROUP BY 1, 2`,
    [userId, accountId],
    { name: 'made-of' },
  );
  const total = (isOwn: boolean, isIn: boolean) =>
    numberFromMinor(rows.find((row) => row.isOwn === isOwn && row.isIn === isIn)?.totalMinor ?? 0n);
  return {
    movedIn: total(true, true),
    movedOut: total(true, false),
    otherIn: total(false, true),
    otherOut: total(false, false),
  };
}
