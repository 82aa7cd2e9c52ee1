import type { CaseKind } from '../contract/cases.ts';
import type { Queue } from './cases/queue.ts';
import { checkQueue } from './deposits/check-queue.ts';
import { disputeQueue } from './disputes/dispute-queue.ts';
import { fundingQueue } from './funding/funding-queue.ts';
import { identityQueue } from './identity/identity-queue.ts';
import { loanQueue } from './loans/loan-queue.ts';
import { messageQueue } from './messages/message-queue.ts';
import { paymentQueue } from './payment-reviews/payment-queue.ts';

/** Every queue of the staff, by the kind of its cases. */
export const bankQueues: Record<CaseKind, Queue> = {
  check: checkQueue,
  loan: loanQueue,
  identity_document: identityQueue,
  payment: paymentQueue,
  dispute: disputeQueue,
  funding: fundingQueue,
  message: messageQueue,
};
