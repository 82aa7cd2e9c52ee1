import { storedParams } from './stored-params.ts';
import type { RefusalCode, TextParams } from '../../../contract/calls/errors.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { requirePostable, type PostingPlan, type PostOutcome } from '../plan.ts';
import { encodeCall } from './encode-call.ts';
import { ClockWrongError, MoneyStoppedError } from '../group-commit-errors.ts';

// The first are the requests.
const others = '$2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13';

/**
 * When a call counts as committed: with the caller's own database transaction, or as one by itself
 * on the disk, or in memory until a flush barrier has passed. One by itself waits a second for a
 * lock: a whole batch waits with it.
 */
export type Commit = 'with the caller' | 'on disk' | 'in memory';

const calls: Record<Commit, { name: string; sql: string }> = {
  'with the caller': { name: 'bank_post', sql: `SELECT * FROM bank_post($1, ${others})` },
  'on disk': {
    name: 'bank_post_on_disk',
    sql: `SELECT posted.* FROM set_config('lock_timeout', '1s', true) AS first (setting),
      LATERAL bank_post(CASE first.setting WHEN '1s' THEN $1::posting_request[] END,
        ${others}) AS posted`,
  },
  // The locks are given back without waiting for the disk. The settings are the transaction's own;
  // the first parameter depends on them so that they are made first.
  'in memory': {
    name: 'bank_post_in_memory',
    sql: `SELECT posted.* FROM (
        SELECT set_config('synchronous_commit', 'off', true) || set_config('lock_timeout', '1s',
          true)
      ) AS first (settings),
      LATERAL bank_post(CASE first.settings WHEN 'off1s' THEN $1::posting_request[] END,
        ${others}) AS posted`,
  },
};

interface OutcomeRow {
  request: number;
  outcome: 'replayed' | 'refused_before' | 'refused' | 'conflict';
  refusal_code: RefusalCode | null;
  refusal_params: TextParams | null;
  answer: unknown;
  request_id: string;
}

export async function postWithin(tx: Tx, plans: readonly PostingPlan[]): Promise<PostOutcome[]> {
  for (const plan of plans) requirePostable(plan);
  const outcomes = await postTwinsInTurn(plans, (distinct) => callLedger(tx, distinct));
  if (outcomes.some((outcome) => outcome.kind === 'refused' && outcome.code === 'MONEY_STOPPED'))
    throw new MoneyStoppedError();
  for (const outcome of outcomes)
    if (outcome.kind === 'refused' && outcome.code === 'CLOCK_WRONG')
      throw new ClockWrongError(outcome.params['ofAccount'] !== undefined);
  return outcomes;
}

interface CallOptions {
  commit?: Commit;
  /**
   * Saves a look for each id. Where one is known after all, the call fails by breaking uniqueness
   * and has changed nothing: ask again without.
   */
  idsAreNew?: boolean;
}

/**
 * One call of the posting function: a database transaction by itself unless it runs inside one.
 * Claim ids must be distinct.
 */
export async function callLedger(
  queryable: Queryable,
  plans: readonly PostingPlan[],
  { commit = 'with the caller', idsAreNew = false }: CallOptions = {},
): Promise<PostOutcome[]> {
  const outcomes: PostOutcome[] = plans.map((plan) => ({ kind: 'posted', answer: plan.answer }));
  const { sql, name } = calls[commit];
  const { rows } = await queryable.query<OutcomeRow>(sql, encodeCall(plans, idsAreNew), { name });
  for (const row of rows) outcomes[row.request - 1] = outcomeOf(row);
  return outcomes;
}

function outcomeOf(row: OutcomeRow): PostOutcome {
  if (row.outcome === 'conflict') return { kind: 'conflict' };
  if (row.outcome === 'replayed') return { kind: 'replayed', answer: row.answer };
  return {
    kind: 'refused',
    code: row.refusal_code as RefusalCode,
    params: storedParams(row.refusal_params),
    requestId: row.request_id,
    replayed: row.outcome === 'refused_before',
  };
}

/**
 * Posts plans in arrival order, in as few calls as leave each id once in a call. A second plan of
 * one id starts the next call, where it gets the outcome of the first, or is decided again if the
 * first left the id free.
 */
export async function postTwinsInTurn<T>(
  plans: readonly PostingPlan[],
  post: (distinct: PostingPlan[]) => Promise<T[]>,
): Promise<T[]> {
  const outcomes: T[] = [];
  while (outcomes.length < plans.length)
    outcomes.push(...(await post(distinctFrom(plans, outcomes.length))));
  return outcomes;
}

function distinctFrom(plans: readonly PostingPlan[], start: number): PostingPlan[] {
  const ids = new Set<string>();
  let end = start;
  for (let plan = plans[end]; plan && !ids.has(plan.claimId); plan = plans[end]) {
    ids.add(plan.claimId);
    end += 1;
  }
  return plans.slice(start, end);
}
