import type { Check, CheckStatus } from '../../../contract/money/deposits.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { CheckHoldRow } from './check-holds-store.ts';
import type { CheckRow, StoredCheckStatus } from './checks-store.ts';

export const shownCheckStatus: Record<StoredCheckStatus, CheckStatus> = {
  received: 'Received',
  in_review: 'In review',
  accepted: 'Accepted',
  returned: 'Returned',
  dishonored: 'Returned unpaid',
};

export const holdViews = (holds: readonly CheckHoldRow[]) =>
  holds.map(({ heldMinor, freeMinor, availableOn }) => ({
    amount: heldMinor,
    spendable: freeMinor,
    availableDate: availableOn,
  }));

/** A check as its customer sees it: what staff think of it stays with them. */
export function checkView(row: CheckRow, holds: readonly CheckHoldRow[]): Check {
  return {
    _id: row.id,
    account: row.account,
    status: shownCheckStatus[row.status],
    amount: row.acceptedMinor ?? row.statedMinor,
    sentAt: textFromInstant(row.createdAt),
    expectedDate: row.expectedOn,
    availableDate: row.availableOn,
    holds: holdViews(holds),
    returnReason: row.returnReason,
    front: `/api/files/${row.frontFileId}`,
    back: `/api/files/${row.backFileId}`,
  };
}
