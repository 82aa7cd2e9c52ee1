import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import { derivedId, digestOf } from '../../base/digest.ts';
import { invariant } from '../../base/invariant.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { bankAccountId } from '../../ledger/chart.ts';
import type { PostingPlan } from '../../ledger/plan.ts';
import { auditSideRow } from '../../services/audit/audit-event.ts';
import { type DueRows, rowByRow } from '../../services/jobs/row-by-row.ts';
import { journalBy } from '../journals/journal-stamp.ts';
import { checkReference } from './checks-store.ts';

interface CollectedCheck {
  id: string;
  amountMinor: bigint;
}

/**
 * Accepted checks whose available date has come, locked; those another worker holds are left to it.
 */
async function lockChecksToCollect(
  tx: Tx,
  { day, except, limit }: DueRows & { day: CalendarDay },
): Promise<CollectedCheck[]> {
  const { rows } = await tx.query<CollectedCheck>(
    `SELECT id, accepted_minor AS "amountMinor" FROM check_deposit
     WHERE status = 'accepted' AND collected_at IS NULL AND available_on <= $1
       AND id <> ALL($2::uuid[])
     ORDER BY available_on, id LIMIT $3 FOR UPDATE SKIP LOCKED`,
    [day, except, limit],
  );
  return rows;
}

async function markChecksCollected(
  tx: Tx,
  ids: readonly string[],
  at: Temporal.Instant,
): Promise<void> {
  await tx.query('UPDATE check_deposit SET collected_at = $2 WHERE id = ANY($1::uuid[])', [
    ids,
    at,
  ]);
}

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
      reference: checkReference(id),
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
    const outcomes = await ctx.bank.ledger.postWithin(
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
