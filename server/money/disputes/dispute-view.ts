import type { Dispute, DisputeStatus } from '../../../contract/money/disputes.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { DisputeRow } from './disputes-store.ts';

function statusOf({ outcome, reviewStartedAt }: DisputeRow): DisputeStatus {
  if (outcome === null) return reviewStartedAt === null ? 'Received' : 'In review';
  return outcome === 'corrected' ? 'Corrected' : 'No error found';
}

/** As its customer reads it. */
export function disputeView(row: DisputeRow): Dispute {
  const {
    id,
    reference,
    transferId,
    paymentReference,
    recipientName,
    debitedUsdMinor,
    reason,
    whatHappened,
  } = row;
  const { reportedAt, answerDueOn, reviewStartedAt, answeredAt, creditedMinor, answer } = row;
  return {
    _id: id,
    reference,
    transfer: transferId,
    paymentReference,
    recipientName,
    debitedUsd: debitedUsdMinor,
    reason,
    whatHappened,
    status: statusOf(row),
    reportedAt: textFromInstant(reportedAt),
    answerDueOn,
    reviewStartedAt: reviewStartedAt && textFromInstant(reviewStartedAt),
    answeredAt: answeredAt && textFromInstant(answeredAt),
    credited: creditedMinor,
    answer,
  };
}
