import type { SignedInContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { refuse } from '../base/refusal.ts';
import { actOnce, type Deed } from './act-once.ts';
import { endCase, lockHolder } from './cases-store.ts';
import { refuseDecided } from './refuse-decided.ts';
import type { Queue } from './queue.ts';
import { refuseHeld } from './require-holder.ts';

interface Decided extends Pick<Deed, 'id' | 'asked'> {
  queue: Queue;
  /** What refuses a waiting case to its holder and to everyone else. */
  mayDecide?: (tx: Tx) => Promise<void>;
}

/**
 * Decides a case in one transaction: once, and by its holder. The person who decided it and sends
 * the same decision again gets the first answer; other people and other decisions are refused with
 * the name of the person who was first.
 * @throws {Refusal} CASE_NOT_FOUND, CASE_DECIDED, CASE_NOT_TAKEN, CASE_HELD.
 */
export async function decideOnce<Answer>(
  ctx: SignedInContext,
  { queue, mayDecide, id, asked }: Decided,
  decide: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  const deed = { kind: queue.kind, id, asked };
  return await ctx.bank.db.tx(async (tx) => {
    const found = (await queue.lock(tx, id)) ?? refuse('CASE_NOT_FOUND');
    const holder = await lockHolder(tx, deed);
    const isHolder = holder?.holderId === ctx.session.userId;
    return await actOnce(tx, ctx, { ...deed, isNew: isHolder }, async () => {
      if (found.decision !== null) return refuseDecided(ctx, found.decision);
      await mayDecide?.(tx);
      if (!holder) refuse('CASE_NOT_TAKEN');
      if (!isHolder) refuseHeld(ctx, holder);
      const answer = await decide(tx);
      await endCase(tx, deed);
      return answer;
    });
  });
}
