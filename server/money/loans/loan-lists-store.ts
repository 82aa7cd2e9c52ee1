import { countWaiting, type Waiting } from '../../desk/count-waiting.ts';
import type { Queryable } from '../../db/database.ts';
import { loanColumns, type LoanRow } from './loans-store.ts';

/** A loan with whose it is, as lists of the staff show it. */
export interface ListedLoan extends LoanRow {
  username: string;
  fullName: string;
  suspended: boolean;
}

/** The select list of a loan `l` and its customer `u`, owner `o`. */
export const listedLoan = `${loanColumns}, u.username, u.full_name AS "fullName",
  coalesce(o.suspended, false) AS suspended`;
const withCustomer =
  'loan l JOIN users u ON u.id = l.user_id LEFT JOIN owner o ON o.id = l.user_id';
const isWaiting = `l.state IN ('submitted', 'in_review')`;

/** Counts the applications that wait, and says since when the oldest does. */
export function readWaitingLoans(db: Queryable): Promise<Waiting> {
  return countWaiting(db, { from: `loan l WHERE ${isWaiting}`, since: 'l.submitted_at' });
}

/** Applications that wait, oldest first. */
export async function findWaitingLoans(db: Queryable, limit: number): Promise<ListedLoan[]> {
  const { rows } = await db.query<ListedLoan>(
    `SELECT ${listedLoan} FROM ${withCustomer} WHERE ${isWaiting} ORDER BY l.submitted_at, l.id
      LIMIT $1`,
    [limit],
  );
  return rows;
}
