import type { Check, CheckStatus } from '../../contract/deposits.ts';
import { numberFromMinor } from '../../contract/money.ts';
import { textFromInstant } from '../clock.ts';
import type { CheckRow, StoredCheckStatus } from './checks-store.ts';

const shown: Record<StoredCheckStatus, CheckStatus> = { received: 'Received', in_review: 'In review', accepted: 'Accepted', returned: 'Returned' };

/** A check as its customer sees it: what staff think of it stays with them. */
export function checkView(row: CheckRow): Check {
  const amountMinor = row.acceptedMinor ?? row.statedMinor;
  return {
    _id: row.id,
    account: row.account,
    status: shown[row.status],
    amount: amountMinor === null ? null : numberFromMinor(amountMinor),
    sentAt: textFromInstant(row.createdAt),
    expectedDate: row.expectedOn,
    availableDate: row.availableOn,
    heldUntil: row.holdUntil,
    returnReason: row.returnReason,
    front: `/api/files/${row.frontFileId}`,
    back: `/api/files/${row.backFileId}`,
  };
}
