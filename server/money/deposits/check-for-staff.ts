import type { CheckBefore, CheckForStaff } from '../../../contract/check-reviews.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { SignedInContext } from '../../context.ts';
import { refuse } from '../../base/refusal.ts';
import { readLeftForCheck } from './check-allowance.ts';
import { findCheckHolds } from './check-holds-store.ts';
import { amountOrNull, holdViews, shownCheckStatus } from './check-view.ts';
import {
  findChecksBeside,
  findSameFront,
  findStaffCheck,
  type CheckBeforeRow,
} from './staff-checks-store.ts';

/** Enough to see how somebody uses their checks. */
const longestHistory = 20;

const beforeView = ({
  id,
  username,
  fullName,
  createdAt,
  status,
  amountMinor,
}: CheckBeforeRow): CheckBefore => ({
  _id: id,
  username,
  fullName,
  sentAt: textFromInstant(createdAt),
  status: shownCheckStatus[status],
  amount: amountOrNull(amountMinor),
});

/** Everything staff judge a check by. The look is written to the trail. */
export async function readCheckForStaff(ctx: SignedInContext, id: string): Promise<CheckForStaff> {
  const { db } = ctx.bank;
  const row = (await findStaffCheck(db, id)) ?? refuse('CASE_NOT_FOUND');
  await recordAudit(db, ctx, {
    action: 'check.viewed',
    subject: `user:${row.userId}`,
    details: { check: id },
  });
  const leftMinor = await readLeftForCheck(db, ctx.bank, row);
  return {
    _id: row.id,
    sentAt: textFromInstant(row.createdAt),
    status: shownCheckStatus[row.status],
    customer: {
      _id: row.userId,
      username: row.username,
      fullName: row.fullName,
      isSuspended: row.suspended,
      since: textFromInstant(row.customerSince),
    },
    account: row.account,
    statedAmount: amountOrNull(row.statedMinor),
    acceptedAmount: amountOrNull(row.acceptedMinor),
    atMost: amountOrNull(leftMinor),
    flags: row.flags,
    availableDate: row.availableOn,
    holds: holdViews((await findCheckHolds(db, [id])).get(id) ?? []),
    decidedBy: row.decidedBy,
    decidedAt: row.decidedAt && textFromInstant(row.decidedAt),
    returnReason: row.returnReason,
    front: `/api/files/${row.frontFileId}`,
    back: `/api/files/${row.backFileId}`,
    sameFront: (await findSameFront(db, id, longestHistory)).map(beforeView),
    history: (await findChecksBeside(db, row, longestHistory)).map(beforeView),
  };
}
