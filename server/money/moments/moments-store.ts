import type { MomentKind } from '../../../contract/people/moments.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { CustomerClosing } from '../../people/users/closing.ts';
import type { AccountKind } from '../accounts/accounts-store.ts';

export interface StoredMoment {
  kind: MomentKind;
  /** The account, or the loan that was paid back. */
  about: string;
  account: AccountKind | null;
  goal: string | null;
  amountMinor: bigint;
  isShown: boolean;
}

/**
 * Finds what a customer has reached, by the books, since a moment of business time. The first entry
 * of an account counts while its money is there: not where a check came back unpaid, nor where
 * nothing is left. A goal counts that was ahead when it was set; a goal set since then can be
 * reached again.
 */
export async function findMoments(
  db: Queryable,
  userId: string,
  since: Temporal.Instant,
): Promise<StoredMoment[]> {
  const { rows } = await db.query<StoredMoment>(
    `SELECT m.kind, m.about, m.account, m.goal, m.amount AS "amountMinor",
            coalesce(s.shown_at >= m.since, false) AS "isShown"
       FROM (
         SELECT 'goal_reached' AS kind, g.account_id AS about, c.kind AS account, g.name AS goal,
                g.amount_minor AS amount, g.set_at AS since
           FROM savings_goal g JOIN customer_account c USING (account_id)
             JOIN account a ON a.id = g.account_id
          WHERE g.user_id = $1 AND g.was_ahead AND a.posted >= g.amount_minor
         UNION ALL
         SELECT 'loan_paid_back', l.id, NULL, NULL, l.amount_minor, '-infinity'
           FROM loan l WHERE l.user_id = $1 AND l.state = 'repaid' AND l.repaid_at > $2
         UNION ALL
         SELECT 'first_money', c.account_id, c.kind, NULL, e.amount, '-infinity'
           FROM customer_account c JOIN account a ON a.id = c.account_id
             JOIN every_entry e ON e.account_id = c.account_id AND e.seq = 1
          WHERE c.user_id = $1 AND e.amount > 0 AND e.booked_at > $2 AND a.posted > 0
            AND NOT EXISTS (SELECT FROM check_deposit d WHERE d.user_id = $1
              AND d.journal_id = e.journal_id AND d.status = 'dishonored')
       ) AS m
       LEFT JOIN shown_moment s ON s.user_id = $1 AND s.kind = m.kind AND s.about = m.about
       ORDER BY m.kind, m.about`,
    [userId, since],
    { name: 'find-moments' },
  );
  return rows;
}

export async function writeShown(
  tx: Tx,
  userId: string,
  { kind, about }: Pick<StoredMoment, 'kind' | 'about'>,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query(
    `INSERT INTO shown_moment (user_id, kind, about, shown_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id, kind, about) DO UPDATE SET shown_at = excluded.shown_at`,
    [userId, kind, about, now],
  );
}

export const momentsClosing: CustomerClosing = {
  tables: { shown_moment: 'deleted' },
  async close(tx, _ctx, userId) {
    await tx.query('DELETE FROM shown_moment WHERE user_id = $1', [userId]);
  },
};
