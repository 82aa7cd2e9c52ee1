import type { CaseKind } from '../../contract/cases.ts';
import type { RefusalCode } from '../../contract/errors.ts';
import { Refusal } from '../base/refusal.ts';
import type { SignedInContext } from '../context.ts';
import { findCaseHolders, type CaseId } from './cases-store.ts';
import type { Queue } from './queue.ts';
import { takeCase } from './take-case.ts';

/** Somebody else was faster. */
const isGone: ReadonlySet<RefusalCode> = new Set(['CASE_HELD', 'CASE_DECIDED', 'CASE_NOT_FOUND']);

/** What waits in one queue without a holder, and this person may decide. */
async function freeCasesOf({ bank, session }: SignedInContext, { kind, list }: Queue) {
  const cases = await list.readCases(bank.db);
  const holders = await findCaseHolders(
    bank.db,
    kind,
    cases.map(({ id }) => id),
  );
  return cases
    .filter(({ id, notFor }) => !holders.has(id) && notFor !== session.userId)
    .map(({ id, since }) => ({ kind, id, since }));
}

/**
 * Takes the case that has waited longest of all that have no holder. Two people who ask at once get
 * different ones: taking it decides, and who comes second is given the next. One person who asks
 * twice at once may get the same. Nothing where none is free.
 */
export async function takeNextCase(
  ctx: SignedInContext,
  queues: Record<CaseKind, Queue>,
): Promise<CaseId | undefined> {
  const free = (
    await Promise.all(Object.values(queues).map((queue) => freeCasesOf(ctx, queue)))
  ).flat();
  free.sort((one, other) => Temporal.Instant.compare(one.since, other.since));
  for (const { kind, id } of free) {
    try {
      await takeCase(ctx, queues[kind], { kind, id });
      return { kind, id };
    } catch (failure) {
      if (!(failure instanceof Refusal && isGone.has(failure.code))) throw failure;
    }
  }
  return undefined;
}
