import type { LoanApplication, LoanState } from '../../contract/loans.ts';
import type { Queryable, Tx } from '../db/database.ts';

export interface LoanRow {
  id: string;
  userId: string;
  state: LoanState;
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
  disbursedAt: Temporal.Instant | null;
  repaidAt: Temporal.Instant | null;
}

const columns = `id, user_id AS "userId", state, amount_minor AS "amountMinor", purpose, term_months AS "termMonths", income_minor AS "incomeMinor",
  employment_status AS "employmentStatus", credit_score AS "creditScore", additional_notes AS "additionalNotes", rate_bps AS "rateBps",
  payment_minor AS "paymentMinor", total_interest_minor AS "totalInterestMinor", submitted_at AS "submittedAt", review_started_at AS "reviewStartedAt",
  decided_at AS "decidedAt", decline_reasons AS "declineReasons", disbursed_at AS "disbursedAt", repaid_at AS "repaidAt"`;

/** A customer's own applications, newest first. */
export async function findLoansOf(db: Queryable, userId: string): Promise<LoanRow[]> {
  const { rows } = await db.query<LoanRow>(`SELECT ${columns} FROM loan WHERE user_id = $1 ORDER BY submitted_at DESC, id`, [userId], {
    name: 'find-loans-of',
  });
  return rows;
}

/** A new application, as it was submitted. */
export async function insertLoan(tx: Tx, row: LoanRow): Promise<void> {
  await tx.query(
    `INSERT INTO loan (id, user_id, state, amount_minor, purpose, term_months, income_minor, employment_status, credit_score, additional_notes, rate_bps,
       payment_minor, total_interest_minor, submitted_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
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

/** Applications that are neither declined nor paid back: their customer cannot be deleted. */
export async function countOpenLoans(tx: Tx, userId: string): Promise<number> {
  const { rows } = await tx.query<{ count: bigint }>(`SELECT count(*) AS count FROM loan WHERE user_id = $1 AND state NOT IN ('declined', 'repaid')`, [userId]);
  return Number(rows[0]?.count ?? 0n);
}
