import { mostAnsweredDisputes } from '../../../contract/dispute-cases.ts';
import { urgencyOf } from '../../../contract/dispute-dates.ts';
import { numberFromMinor } from '../../../contract/money.ts';
import { recordAudit, recordListLook } from '../../services/audit/audit-event.ts';
import { findHolders, type HolderRow } from '../../desk/cases-store.ts';
import { heldBy } from '../../desk/holder-view.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { SignedInContext } from '../../context.ts';
import { invariant } from '../../base/invariant.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { refuse } from '../../base/refusal.ts';
import { receiptOf } from '../transfers/transfer-receipt.ts';
import { findListedTransfer } from '../transfers/transfers-store.ts';
import { findPayers } from '../../people/users/payers-store.ts';
import { disputeView } from './dispute-view.ts';
import {
  countDisputesOf,
  findAnsweredDisputes,
  findDispute,
  findWaitingDisputes,
  readWaitingDisputes,
  type DisputeRow,
} from './disputes-store.ts';

/** A queue longer than this is worked off from its old end. */
const mostListed = 200;

function proposalOf(ctx: SignedInContext, { proposedMinor, proposedBy, proposer }: DisputeRow) {
  if (proposedMinor === null || proposer === null) return null;
  return {
    amount: numberFromMinor(proposedMinor),
    proposedBy: proposer,
    isYours: proposedBy === ctx.session.userId,
  };
}

/** What each of these disputes shows to staff, in a list or alone. */
async function headsOf(ctx: SignedInContext, rows: readonly DisputeRow[]) {
  const { db, clock } = ctx.bank;
  const ids = rows.map(({ id }) => id);
  const customers = rows.map(({ userId }) => userId);
  const [holders, customerOf, own] = await Promise.all([
    findHolders(db, 'dispute', ids),
    findPayers(db, customers),
    readPolicy(db, 'holidays', clock.businessNow()),
  ]);
  const headOf = (row: DisputeRow, holder: HolderRow | undefined) => ({
    _id: row.id,
    waitingSince: textFromInstant(row.reportedAt),
    holder: heldBy(ctx, holder),
    customer: customerOf(row.userId),
    dispute: disputeView(row),
    urgency: urgencyOf(row.answerDueOn, clock.businessDay(), own),
    answeredBy: row.answeredBy,
    proposal: proposalOf(ctx, row),
  });
  return rows.map((row) => headOf(row, holders.get(row.id)));
}

/** Reported payments without an answer, oldest first, or the latest that were answered. */
export async function listDisputeCases(ctx: SignedInContext, state: 'waiting' | 'answered') {
  const { db, clock } = ctx.bank;
  const cases = await headsOf(
    ctx,
    state === 'waiting'
      ? await findWaitingDisputes(db, mostListed)
      : await findAnsweredDisputes(db, mostAnsweredDisputes),
  );
  await recordListLook(db, ctx, {
    action: 'disputes.listed',
    people: cases.map(({ customer }) => customer._id),
    asked: { state },
  });
  const total = state === 'waiting' ? (await readWaitingDisputes(db)).waiting : cases.length;
  return { cases, total, asOf: textFromInstant(clock.businessNow()) };
}

/** One of them in full; that somebody looked stays in the trail. */
export async function showDisputeCase(ctx: SignedInContext, id: string) {
  const { db, clock } = ctx.bank;
  const row = (await findDispute(db, id)) ?? refuse('CASE_NOT_FOUND');
  await recordAudit(db, ctx, {
    action: 'dispute.viewed',
    subject: `user:${row.userId}`,
    details: { dispute: id, reference: row.reference },
  });
  const now = clock.businessNow();
  const payment = await findListedTransfer(db, row.userId, row.transferId);
  invariant(payment, `payment ${row.transferId} is its customer's`);
  const [head] = await headsOf(ctx, [row]);
  invariant(head, 'a row has its head');
  const { aboveMinor } = await readPolicy(db, 'twoPeople', now);
  return {
    ...head,
    payment: await receiptOf(db, payment),
    otherDisputes: (await countDisputesOf(db, row.userId)).all - 1,
    twoPeopleAbove: aboveMinor === null ? null : numberFromMinor(BigInt(aboveMinor)),
    asOf: textFromInstant(now),
  };
}
