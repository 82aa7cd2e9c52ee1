import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { LoanApplication, LoanState } from '../../../contract/money/loans.ts';
import { invariant } from '../../base/invariant.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { DueRows } from '../../services/jobs/row-by-row.ts';

/** The state that staff have brought it to; other columns hold its customer's answer to the offer. */
type StoredState = Exclude<LoanState, 'accepted' | 'turned_down' | 'lapsed'>;

export interface LoanRow {
  id: string;
  userId: string;
  state: StoredState;
  amountMinor: bigint;
  purpose: LoanApplication['loanPurpose'];
  termMonths: number;
  incomeMinor: bigint;
  employmentStatus: LoanApplication['employmentStatus'];
  creditScore: number;
  additionalNotes: string | null;
  rateBps: number;
  paymentMinor: bigint;
  totalInterestMinor: bigint;
  submittedAt: Temporal.Instant;
  reviewStartedAt: Temporal.Instant | null;
  decidedAt: Temporal.Instant | null;
  declineReasons: string[];
  /** The last day on which it can be accepted; null before its customer was asked. */
  offeredUntil: CalendarDay | null;
  acceptedAt: Temporal.Instant | null;
  turnedDownAt: Temporal.Instant | null;
  lapsedAt: Temporal.Instant | null;
  disbursedAt: Temporal.Instant | null;
  repaidAt: Temporal.Instant | null;
}

/** The select list of a loan `l`, in this row's names. */
export const loanColumns = `l.id, l.user_id AS "userId", l.state, l.amount_minor AS "amountMinor",
  l.purpose, l.term_months AS "termMonths", l.income_minor AS "incomeMinor",
  l.employment_status AS "employmentStatus", l.credit_score AS "creditScore",
  l.additional_notes AS "additionalNotes", l.rate_bps AS "rateBps",
  l.payment_minor AS "paymentMinor", l.total_interest_minor AS "totalInterestMinor",
  l.submitted_at AS "submittedAt", l.review_started_at AS "reviewStartedAt",
  l.decided_at AS "decidedAt", l.decline_reasons AS "declineReasons",
  l.offered_until AS "offeredUntil", l.accepted_at AS "acceptedAt",
  l.turned_down_at AS "turnedDownAt", l.lapsed_at AS "lapsedAt",
  l.disbursed_at AS "disbursedAt", l.repaid_at AS "repaidAt"`;

/** A customer's own applications, newest first. */
export async function findLoansOf(db: Queryable, userId: string): Promise<LoanRow[]> {
  const { rows } = await db.query<LoanRow>(
    `SELECT ${loanColumns} FROM loan l WHERE l.user_id = $1 ORDER BY l.submitted_at DESC, l.id`,
    [userId],
    {
      name: 'find-loans-of',
    },
  );
  return rows;
}

export async function findLoan(db: Queryable, id: string): Promise<LoanRow | undefined> {
  const { rows } = await db.query<LoanRow>(`SELECT ${loanColumns} FROM loan l WHERE l.id = $1`, [
    id,
  ]);
  return rows[0];
}

/** A loan, locked for this transaction: a decision, a payout or an installment of it waits. */
export async function lockLoan(tx: Tx, id: string): Promise<LoanRow | undefined> {
  const { rows } = await tx.query<LoanRow>(
    `SELECT ${loanColumns} FROM loan l WHERE l.id = $1 FOR UPDATE`,
    [id],
  );
  return rows[0];
}

interface StaffOfLoan {
  decidedBy: string | null;
  disbursedBy: string | null;
}

/**
 * The usernames of who decided on a loan and who paid it out. Apart from the lock: what is joined
 * to a row that was waited for is as old as the wait.
 */
export async function findStaffOfLoan(db: Queryable, id: string): Promise<StaffOfLoan> {
  const { rows } = await db.query<StaffOfLoan>(
    `SELECT d.username AS "decidedBy", p.username AS "disbursedBy"
       FROM loan l LEFT JOIN users d ON d.id = l.decided_by LEFT JOIN users p
         ON p.id = l.disbursed_by WHERE l.id = $1`,
    [id],
  );
  return rows[0] ?? { decidedBy: null, disbursedBy: null };
}

/** @returns the member of the staff who granted a loan; it must have been granted. */
export async function findApprover(tx: Tx, id: string): Promise<string> {
  const { rows } = await tx.query<{ approver: string | null }>(
    'SELECT decided_by AS approver FROM loan WHERE id = $1',
    [id],
  );
  const approver = rows[0]?.approver ?? null;
  invariant(approver !== null, `loan ${id} was granted by somebody`);
  return approver;
}

/** A new application, as it was submitted. */
export async function insertLoan(tx: Tx, row: LoanRow): Promise<void> {
  await tx.query(
    `INSERT INTO loan (id, user_id, state, amount_minor, purpose, term_months, income_minor,
      employment_status, credit_score, additional_notes, rate_bps,
       payment_minor, total_interest_minor, submitted_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      row.id,
      row.userId,
      row.state,
      row.amountMinor,
      row.purpose,
      row.termMonths,
      row.incomeMinor,
      row.employmentStatus,
      row.creditScore,
      row.additionalNotes,
      row.rateBps,
      row.paymentMinor,
      row.totalInterestMinor,
      row.submittedAt,
    ],
  );
}

/** Applications without a decision. */
export async function countWaitingLoans(tx: Tx, userId: string): Promise<number> {
  const { rows } = await tx.query<{ count: bigint }>(
    `SELECT count(*) AS count FROM loan WHERE user_id = $1 AND state IN ('submitted', 'in_review')`,
    [userId],
  );
  return Number(rows[0]?.count ?? 0n);
}

/**
 * Applications that are neither declined nor paid back, and offers that are not over: their customer
 * cannot be deleted.
 */
export async function countOpenLoans(tx: Tx, userId: string): Promise<number> {
  const { rows } = await tx.query<{ count: bigint }>(
    `SELECT count(*) AS count FROM loan WHERE user_id = $1 AND state NOT IN ('declined', 'repaid')
      AND turned_down_at IS NULL AND lapsed_at IS NULL`,
    [userId],
  );
  return Number(rows[0]?.count ?? 0n);
}

interface Decided {
  id: string;
  state: 'approved' | 'declined';
  by: string;
  at: Temporal.Instant;
  declineReasons: readonly string[];
  /** Of an approved one. */
  offeredUntil: CalendarDay | null;
}

/** Writes the decision of an application; the caller holds its row lock. */
export async function markDecided(
  tx: Tx,
  { id, state, by, at, declineReasons, offeredUntil }: Decided,
): Promise<void> {
  await tx.query(
    `UPDATE loan SET state = $2, decided_by = $3, decided_at = $4,
      review_started_at = coalesce(review_started_at, $4), decline_reasons = $5,
      offered_until = $6 WHERE id = $1`,
    [id, state, by, at, [...declineReasons], offeredUntil],
  );
}

/** Loans that were granted and may still be paid out, with who granted each. */
export async function findApprovals(tx: Tx): Promise<{ id: string; approver: string }[]> {
  const { rows } = await tx.query<{ id: string; approver: string }>(
    `SELECT id, decided_by AS approver FROM loan WHERE state = 'approved' AND decided_by IS NOT NULL
      AND turned_down_at IS NULL AND lapsed_at IS NULL ORDER BY decided_at, id`,
  );
  return rows;
}

/**
 * Makes the loan wait for a decision again, as if its offer had never been: `keep_loan_offer`
 * forgets it.
 * @returns the loan; undefined where it was paid out, turned down or lapsed, or decided by another
 * person, at this moment.
 */
export async function endApproval(
  tx: Tx,
  id: string,
  approver: string,
): Promise<LoanRow | undefined> {
  const { rows } = await tx.query<LoanRow>(
    `UPDATE loan l SET state = 'in_review', decided_by = NULL, decided_at = NULL
      WHERE l.id = $1 AND l.state = 'approved' AND l.decided_by = $2 AND l.turned_down_at IS NULL
        AND l.lapsed_at IS NULL RETURNING ${loanColumns}`,
    [id, approver],
  );
  return rows[0];
}

/** The first of the staff has taken it; said again it stays as it is. */
export async function markInReview(tx: Tx, id: string, at: Temporal.Instant): Promise<void> {
  await tx.query(
    `UPDATE loan SET state = 'in_review', review_started_at = $2 WHERE id = $1
      AND state = 'submitted'`,
    [id, at],
  );
}

/** The offer of a locked loan begins, and can be accepted until a day. */
export async function markOffered(tx: Tx, id: string, until: CalendarDay): Promise<void> {
  await tx.query('UPDATE loan SET offered_until = $2 WHERE id = $1', [id, until]);
}

/** Its customer accepts the offer of a locked loan. */
export async function markAccepted(tx: Tx, id: string, at: Temporal.Instant): Promise<void> {
  await tx.query('UPDATE loan SET accepted_at = $2 WHERE id = $1', [id, at]);
}

/** Its customer turns the offer of a locked loan down. */
export async function markTurnedDown(tx: Tx, id: string, at: Temporal.Instant): Promise<void> {
  await tx.query('UPDATE loan SET turned_down_at = $2 WHERE id = $1', [id, at]);
}

/** The last day of the offer of a locked loan has passed. */
export async function markLapsed(tx: Tx, id: string, at: Temporal.Instant): Promise<void> {
  await tx.query('UPDATE loan SET lapsed_at = $2 WHERE id = $1', [id, at]);
}

/** Approved loans without an answer that have no last day, or whose last day has passed; locked. */
export async function lockUnkeptOffers(
  tx: Tx,
  today: CalendarDay,
  { except, limit }: DueRows,
): Promise<LoanRow[]> {
  const { rows } = await tx.query<LoanRow>(
    `SELECT ${loanColumns} FROM loan l WHERE l.state = 'approved' AND l.accepted_at IS NULL
        AND l.turned_down_at IS NULL AND l.lapsed_at IS NULL
        AND (l.offered_until IS NULL OR l.offered_until < $1::date) AND l.id <> ALL ($3::uuid[])
      ORDER BY l.decided_at, l.id LIMIT $2 FOR UPDATE SKIP LOCKED`,
    [today, limit, [...except]],
  );
  return rows;
}

export async function markDisbursed(
  tx: Tx,
  loan: { id: string; by: string; at: Temporal.Instant; journalId: string },
): Promise<void> {
  await tx.query(
    `UPDATE loan SET state = 'disbursed', disbursed_by = $2, disbursed_at = $3,
      disbursement_journal_id = $4 WHERE id = $1`,
    [loan.id, loan.by, loan.at, loan.journalId],
  );
}

export async function markRepaid(tx: Tx, id: string, at: Temporal.Instant): Promise<void> {
  await tx.query(`UPDATE loan SET state = 'repaid', repaid_at = $2 WHERE id = $1`, [id, at]);
}

/** Names a loan and its payments in histories and mails, e.g. `LOAN-3F2A91BC`. */
export function loanReference(id: string): string {
  return `LOAN-${id.slice(0, 8).toUpperCase()}`;
}
