import { auditSideRow } from '../../services/audit/audit-event.ts';
import { derivedId, digestOf } from '../../base/digest.ts';
import type { Context } from '../../context.ts';
import { invariant } from '../../base/invariant.ts';
import { rowByRow } from '../../services/jobs/row-by-row.ts';
import { journalBy } from '../journals/journal-stamp.ts';
import { bankAccountId } from '../../ledger/chart.ts';
import type { PostingPlan } from '../../ledger/plan.ts';
import { postWithin } from '../../ledger/post.ts';
import {
  lockChecksToCollect,
  markChecksCollected,
  type CollectedCheck,
} from './collected-checks-store.ts';

/** The same check is always collected under the same id, so no two workers collect it twice. */
export const collectionIdOf = (checkId: string) => derivedId('check-collection', checkId);

/**
 * The paying bank's money has come: from check collection to our account at the correspondent bank.
 */
function collectionPlan(ctx: Context, { id, amountMinor }: CollectedCheck): PostingPlan {
  return {
    claimId: collectionIdOf(id),
    payloadHash: digestOf(['check-collection', id]),
    requestId: ctx.requestId,
    preconditions: [],
    journal: journalBy(ctx, {
      kind: 'settlement',
      reference: `CHECK-${id.slice(0, 8).toUpperCase()}`,
      memo: 'Check collected',
      legs: [
        { accountId: bankAccountId('check_collection', 'USD'), amountMinor },
        { accountId: bankAccountId('nostro', 'USD'), amountMinor: -amountMinor },
      ],
    }),
    activities: [],
    sideRows: [auditSideRow(ctx, { action: 'check.collected', subject: `check:${id}` })],
    answer: null,
  };
}

/**
 * Settles accepted checks on their available date. Safe to run twice, and on two servers at once.
 * @returns how many.
 */
export const collectChecks = rowByRow<CollectedCheck>({
  atOnce: 100,
  turns: 1,
  lock: (tx, { bank }, due) => lockChecksToCollect(tx, { ...due, day: bank.clock.businessDay() }),
  idOf: ({ id }) => id,
  async work(tx, ctx, checks) {
    const outcomes = await postWithin(
      tx,
      checks.map((check) => collectionPlan(ctx, check)),
    );
    for (const [index, { id }] of checks.entries())
      invariant(
        outcomes[index]?.kind === 'posted',
        `collection of ${id} was ${outcomes[index]?.kind}`,
      );
    await markChecksCollected(
      tx,
      checks.map(({ id }) => id),
      ctx.bank.clock.businessNow(),
    );
  },
});
