import type { RefusalCode, RefusalParams } from '../../contract/errors.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { checkPlan } from './check-plan.ts';
import { encodeCall } from './encode-call.ts';
import type { PostOutcome, PostingPlan } from './plan.ts';

const parameterCount = 38;
const callSql = `SELECT * FROM ledger_post(${Array.from({ length: parameterCount }, (_, index) => `$${index + 1}`).join(', ')})`;

interface OutcomeRow {
  request: number;
  outcome: 'replayed' | 'refused_before' | 'refused' | 'conflict';
  refusal_code: RefusalCode | null;
  refusal_params: RefusalParams | null;
  answer: unknown;
  request_id: string;
}

/**
 * Posts inside the caller's own database transaction: for jobs and for closing accounts. One outcome per plan, in order. Anything thrown is a programmer's
 * or the database's failure and ends the transaction.
 */
export async function postWithin(tx: Tx, plans: readonly PostingPlan[]): Promise<PostOutcome[]> {
  for (const plan of plans) checkPlan(plan);
  return await postTwinsInTurn(plans, (distinct) => callLedger(tx, distinct));
}

/** One call of the posting function: a database transaction by itself unless it runs inside one. Claim ids must be distinct. */
export async function callLedger(queryable: Queryable, plans: readonly PostingPlan[]): Promise<PostOutcome[]> {
  const outcomes: PostOutcome[] = plans.map((plan) => ({ kind: 'posted', answer: plan.answer }));
  const { rows } = await queryable.query<OutcomeRow>(callSql, encodeCall(plans), { name: 'ledger_post' });
  for (const row of rows) outcomes[row.request - 1] = outcomeOf(row);
  return outcomes;
}

function outcomeOf(row: OutcomeRow): PostOutcome {
  if (row.outcome === 'conflict') return { kind: 'conflict' };
  if (row.outcome === 'replayed') return { kind: 'replayed', answer: row.answer };
  return { kind: 'refused', code: row.refusal_code as RefusalCode, params: row.refusal_params ?? {}, requestId: row.request_id, replayed: row.outcome === 'refused_before' };
}

/** Plans of one id are asked one after the other: the second is told what the first was, or decided anew if the first left the id free. */
export async function postTwinsInTurn<T>(plans: readonly PostingPlan[], post: (distinct: PostingPlan[]) => Promise<T[]>): Promise<T[]> {
  const outcomes: T[] = [];
  let waiting = plans.map((plan, index) => ({ plan, index }));
  while (waiting.length > 0) {
    const taken = new Set<string>();
    const now = waiting.filter(({ plan }) => !taken.has(plan.claimId) && taken.add(plan.claimId));
    const answered = await post(now.map(({ plan }) => plan));
    for (const [position, { index }] of now.entries()) outcomes[index] = answered[position] as T;
    const done = new Set(now);
    waiting = waiting.filter((item) => !done.has(item));
  }
  return outcomes;
}
