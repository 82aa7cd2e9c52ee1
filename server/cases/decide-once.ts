import type { CaseKind } from '../../contract/cases.ts';
import type { SignedInContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { refuse } from '../refusal.ts';
import { endCase, lockHolder } from './cases-store.ts';
import { type Deed, findOwnAnswer, keepAnswer } from './decision-answers-store.ts';
import { refuseDecided } from './refuse-decided.ts';
import type { Queue } from './queue.ts';
import { refuseHeld } from './require-holder.ts';

interface Decided extends Deed {
  kind: CaseKind;
  queue: Queue;
  /** What refuses it of a case that waits, whoever holds it. */
  mayDecide?: (tx: Tx) => Promise<void>;
}

/**
 * Decides a case in one transaction: once, and by whoever holds it. Whoever sends the same decision again, because its answer was lost or a key was pressed twice,
 * is answered as the first time; anybody else, and any other decision, is told who was first.
 * @throws {Refusal} CASE_NOT_FOUND, CASE_DECIDED, CASE_NOT_TAKEN, CASE_HELD.
 */
export async function decideOnce<Answer>(ctx: SignedInContext, { queue, mayDecide, ...deed }: Decided, decide: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  return await ctx.bank.db.tx(async (tx) => {
    const found = (await queue.lockCase(tx, deed.id)) ?? refuse('CASE_NOT_FOUND');
    const holder = await lockHolder(tx, deed);
    const isHolder = holder?.holderId === ctx.session.userId;
    // Whoever has taken it anew decides anew.
    const earlier = isHolder ? undefined : await findOwnAnswer(tx, ctx, deed);
    if (earlier) return earlier.answer as Answer;
    if (found.decision !== null) return await refuseDecided(tx, ctx, { ...deed, ...found.decision });
    await mayDecide?.(tx);
    if (!holder) refuse('CASE_NOT_TAKEN');
    if (!isHolder) refuseHeld(ctx, holder);
    const answer = await decide(tx);
    await endCase(tx, deed);
    await keepAnswer(tx, ctx, { ...deed, answer });
    return answer;
  });
}
