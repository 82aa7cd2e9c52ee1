import type { CaseKind } from '../../contract/cases.ts';
import { digestOf } from '../canonical-json.ts';
import type { SignedInContext } from '../context.ts';
import type { Queryable, Tx } from '../db/database.ts';

/** One decision of the staff as it was sent. */
export interface Deed {
  /** The queue, or what is done with a case that has left it. */
  kind: CaseKind | 'check_dishonor' | 'payment_return' | 'loan_payout';
  id: string;
  /** Which decision, with all that was sent: two that are equal in this are the same. */
  asked: readonly unknown[];
}

interface AnsweredDecision {
  byCaller: boolean;
  asked: string;
  answer: unknown;
}

async function findAnswered(db: Queryable, ctx: SignedInContext, { kind, id }: Omit<Deed, 'asked'>): Promise<AnsweredDecision | undefined> {
  const { rows } = await db.query<AnsweredDecision>(
    'SELECT decided_by = $3 AS "byCaller", asked, answer FROM decision_answer WHERE kind = $1 AND subject_id = $2',
    [kind, id, ctx.session.userId],
  );
  return rows[0];
}

/** Whether the caller made a case's latest decision. */
export async function isDecidedByCaller(db: Queryable, ctx: SignedInContext, one: Omit<Deed, 'asked'>): Promise<boolean> {
  return (await findAnswered(db, ctx, one))?.byCaller ?? false;
}

/** What the caller was answered for this very decision, if it is a case's latest. Read it under the case's lock: whoever had that before may have written it. */
export async function findOwnAnswer(tx: Tx, ctx: SignedInContext, deed: Deed): Promise<{ answer: unknown } | undefined> {
  const found = await findAnswered(tx, ctx, deed);
  return found?.byCaller && found.asked === digestOf(deed.asked) ? { answer: found.answer } : undefined;
}

/** Keeps what a decision is answered, in its own transaction. */
export async function keepAnswer(tx: Tx, ctx: SignedInContext, { kind, id, asked, answer }: Deed & { answer: unknown }): Promise<void> {
  await tx.query(
    `INSERT INTO decision_answer (kind, subject_id, decided_by, asked, answer) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (kind, subject_id) DO UPDATE SET decided_by = excluded.decided_by, asked = excluded.asked, answer = excluded.answer`,
    [kind, id, ctx.session.userId, digestOf(asked), JSON.stringify(answer ?? null)],
  );
}
