import type { Queryable } from '../../db/database.ts';
import { bankAccountId } from '../../ledger/chart.ts';
import type { Period } from './statement-periods.ts';

interface MovedByYearEnd {
  code: string;
  /** As the ledger signs it. */
  movedMinor: bigint;
}

/**
 * Reads what year-end entries of some days moved, and what undid such an entry, by account. Those
 * with a profit have a leg on equity, and closed years name them: to search all journals of a year
 * would take long.
 */
export async function findMovedByYearEnd(
  db: Queryable,
  { from, to }: Period,
): Promise<MovedByYearEnd[]> {
  const { rows } = await db.query<MovedByYearEnd>(
    `WITH ended AS (SELECT journal_id FROM closed_period WHERE journal_id IS NOT NULL)
     SELECT account.gl_code AS code, sum(entry.amount)::bigint AS "movedMinor"
       FROM journal CROSS JOIN unnest(journal.accounts, journal.seqs) AS leg (account_id, seq)
       JOIN every_entry AS entry ON entry.account_id = leg.account_id AND entry.seq = leg.seq
       JOIN account ON account.id = leg.account_id
     WHERE journal.kind = 'year_end' AND journal.business_date BETWEEN $2 AND $3
       AND journal.id IN (SELECT journal_id FROM every_entry WHERE account_id = $1
         UNION SELECT journal_id FROM ended
         UNION SELECT undoing.id FROM ended JOIN journal AS undoing
           ON undoing.reverses = ended.journal_id)
     GROUP BY account.gl_code`,
    [bankAccountId('equity', 'USD'), from, to],
    { name: 'find-moved-by-year-end' },
  );
  return rows;
}

type AccountClass = 'asset' | 'liability' | 'equity' | 'income' | 'expense';

/** The class of each account of the chart, by code. */
export async function findClasses(db: Queryable): Promise<Map<string, AccountClass>> {
  const { rows } = await db.query<{ code: string; class: AccountClass }>(
    'SELECT code, class FROM gl_account',
    [],
    { name: 'find-account-classes' },
  );
  return new Map(rows.map((row) => [row.code, row.class]));
}
