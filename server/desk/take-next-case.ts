import type { CaseKind } from '../../contract/calls/cases.ts';
import type { RefusalCode } from '../../contract/calls/errors.ts';
import { Refusal, refuse } from '../base/refusal.ts';
import type { SignedInContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { findCaseHolders, hasTakenSince, lockTaker, type CaseId } from './cases-store.ts';
import type { Session } from '../session.ts';
import { mayDecideSome, type Queue, type WaitingCase } from './queue.ts';
import { takeCase } from './take-case.ts';

/** The refusals that mean a colleague was faster. */
const isGone: ReadonlySet<RefusalCode> = new Set(['CASE_HELD', 'CASE_DECIDED', 'CASE_NOT_FOUND']);

/** Says whether a case is about this person's own account as a customer: taking it is refused. */
const isOwn = ({ ownCustomerId }: Session, { person, otherParty }: WaitingCase) =>
  ownCustomerId !== null && (person === ownCustomerId || otherParty === ownCustomerId);

/** Lists the waiting cases of one queue that have no holder and that this person may decide. */
async function freeCasesOf(tx: Tx, { session }: SignedInContext, { kind, list }: Queue) {
  const cases = await list.readCases(tx);
  const holders = await findCaseHolders(
    tx,
    kind,
    cases.map(({ id }) => id),
  );
  return cases
    .filter((one) => !holders.has(one.id) && one.notFor !== session.userId && !isOwn(session, one))
    .map(({ id, since }) => ({ kind, id, since }));
}

interface Asked {
  queues: Record<CaseKind, Queue>;
  /** When the request came in, in real time. */
  askedAt: Temporal.Instant;
}

/**
 * Takes the case that has waited longest of all that have no holder. Two people who ask at once get
 * different ones: taking it decides, and the second one gets the next. Nothing where none is free.
 *
 * One person who asks twice at once gets one case, and the other request is refused: in two windows
 * at the same case, the one that is closed would give it back under the other, and a second case
 * would wait for a holder who does not know of it.
 * @throws {Refusal} CASE_JUST_TAKEN.
 */
export async function takeNextCase(
  ctx: SignedInContext,
  { queues, askedAt }: Asked,
): Promise<CaseId | undefined> {
  const { userId } = ctx.session;
  return await ctx.bank.db.tx(async (tx) => {
    await lockTaker(tx, userId);
    if (await hasTakenSince(tx, userId, askedAt)) refuse('CASE_JUST_TAKEN');
    const free = [];
    for (const queue of Object.values(queues))
      if (mayDecideSome(queue, ctx.session)) free.push(...(await freeCasesOf(tx, ctx, queue)));
    free.sort((one, other) => Temporal.Instant.compare(one.since, other.since));
    for (const { kind, id } of free) {
      try {
        await takeCase(tx, ctx, { queue: queues[kind], one: { kind, id } });
        return { kind, id };
      } catch (failure) {
        if (!(failure instanceof Refusal && isGone.has(failure.code))) throw failure;
      }
    }
    return undefined;
  });
}
