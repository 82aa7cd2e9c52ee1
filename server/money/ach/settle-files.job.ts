import { derivedId, digestOf } from '../../base/digest.ts';
import { invariant } from '../../base/invariant.ts';
import type { Context } from '../../context.ts';
import { bankAccountId } from '../../ledger/chart.ts';
import type { PostingPlan } from '../../ledger/plan.ts';
import { auditSideRow } from '../../services/audit/audit-event.ts';
import { journalBy } from '../journals/journal-stamp.ts';
import { lockDueSettlements, noteSettlement, type DueSettlement } from './rail-files-store.ts';

const settlementsAtOnce = 50;

/**
 * The Federal Reserve has paid for the credits of a file, or taken its debits; for those that the
 * bank sends back the money goes the other way.
 */
function settlementPlan(ctx: Context, due: DueSettlement): PostingPlan {
  const { fileId, dueOn, side, amountMinor, name, direction } = due;
  const claimId = derivedId('ach-settlement', fileId, dueOn, side);
  const comes = (side === 'credit') === (direction === 'in');
  const inClearing = comes ? amountMinor : -amountMinor;
  return {
    claimId,
    payloadHash: digestOf(['ach-settlement', fileId, dueOn, side]),
    requestId: ctx.requestId,
    preconditions: [],
    journal: journalBy(ctx, {
      kind: 'settlement',
      reference: name,
      memo: `ACH ${side}s ${direction === 'in' ? 'of' : 'sent back,'} ${dueOn}`,
      valueDate: dueOn,
      legs: [
        { accountId: bankAccountId('clearing_ach', 'USD'), amountMinor: inClearing, forced: true },
        { accountId: bankAccountId('nostro', 'USD'), amountMinor: -inClearing, forced: true },
      ],
    }),
    activities: [],
    sideRows: [
      auditSideRow(ctx, {
        action: 'ach_file.settled',
        subject: `ach_file:${fileId}`,
        details: { day: dueOn, side, amountMinor: String(amountMinor) },
      }),
    ],
    answer: null,
  };
}

/**
 * Books what the Federal Reserve settles for files on their days: between ACH clearing and our
 * account at the correspondent bank. Entries that go back are in it: they are settled again with
 * the file that returns them. Safe to run twice, and on two servers at once.
 * @returns how many.
 */
export async function settleFiles(ctx: Context): Promise<number> {
  return await ctx.bank.db.tx(async (tx) => {
    const due = await lockDueSettlements(tx, ctx.bank.clock.businessDay(), settlementsAtOnce);
    if (due.length === 0) return 0;
    const plans = due.map((one) => settlementPlan(ctx, one));
    const outcomes = await ctx.bank.ledger.postWithin(tx, plans);
    for (const [index, one] of due.entries()) {
      invariant(
        outcomes[index]?.kind === 'posted',
        `settlement of ${one.fileId} was ${outcomes[index]?.kind}`,
      );
      await noteSettlement(tx, one, plans[index]?.claimId ?? '');
    }
    return due.length;
  });
}
