import type { CaseKind } from '../contract/cases.ts';
import type { Queue } from './desk/queue.ts';
import { checkQueue } from './money/deposits/check-queue.ts';
import { disputeQueue } from './money/disputes/dispute-queue.ts';
import { fundingQueue } from './staff/funding/funding-queue.ts';
import { freezeQueue } from './people/freezes/freeze-queue.ts';
import { identityQueue } from './people/identity/identity-queue.ts';
import { loanQueue } from './money/loans/loan-queue.ts';
import { messageQueue } from './staff/messages/message-queue.ts';
import { paymentQueue } from './staff/payment-reviews/payment-queue.ts';

/** Every queue of the staff, by the kind of its cases. A new kind of case is one queue more. */
export const bankQueues: { [Kind in CaseKind]: Queue & { kind: Kind } } = {
  check: checkQueue,
  loan: loanQueue,
  identity_document: identityQueue,
  freeze: freezeQueue,
  payment: paymentQueue,
  dispute: disputeQueue,
  funding: fundingQueue,
  message: messageQueue,
};
