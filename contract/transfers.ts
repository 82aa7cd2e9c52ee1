import * as z from 'zod/mini';
import { amount, idField } from './fields.ts';
import type { RefusalCode } from './errors.ts';
import { currencies } from './money.ts';
import { nicknamed } from './nicknames.ts';
import { paymentLabels } from './payment-kinds.ts';
import { defineRoute } from './route.ts';
import { saying } from './saying.ts';
import { shownStatuses, stepStatuses } from './shown-statuses.ts';

export const transferTypes = ['Personal', 'Business'] as const;

export const securityPin = z
  .string('PIN must be exactly 4 digits.')
  .check(z.regex(/^\d{4}$/, 'PIN must be exactly 4 digits.'));

/**
 * One order in a customer's list. `amount` is positive and in `currency`; the direction is
 * `transactionType`.
 */
export const transfer = z.strictObject({
  _id: z.string(),
  /** When it was ordered: lists are in this order. */
  createdAt: z.string(),
  transferDate: z.string(),
  bookedAt: z.nullable(z.string()),
  /** What kind of order it is, in words. */
  category: z.enum(/* @__PURE__ */ paymentLabels()),
  senderAccount: z.string(),
  recipientName: z.string(),
  recipientAccount: z.string(),
  recipientBank: z.string(),
  reference: z.string(),
  amount,
  currency: z.enum(currencies),
  /** All that it cost the payer, the fee included. A payee reads what arrived, and no fee. */
  debitedUsd: amount,
  fee: amount,
  transactionType: z.enum(['credit', 'debit']),
  status: z.enum(shownStatuses),
  statusReason: z.nullable(z.string()),
  billType: z.nullable(z.string()),
  /**
   * US dollars for one unit of `currency`, as it was booked; null where nothing was exchanged, or
   * not yet.
   */
  rate: z.nullable(z.string()),
  receipt: z.string(),
});

export type Transfer = z.infer<typeof transfer>;

/**
 * What it counts under in its month, as `GET /api/transfers/insight` says it; null for what never
 * counts.
 */
// Without a spread, which the bundler would keep: the sign-in page would load it, and fail.
const sortedAs = z.nullable(z.string());

/** One order as its own customer reads it. */
export const ownTransfer = z.extend(z.extend(transfer, nicknamed), {
  sortedAs,
  /**
   * In the list of one own account: its balance right after the order; null where no money moved or
   * it came back, and in every other list.
   */
  balanceAfter: z.nullable(amount),
});

export type OwnTransfer = z.infer<typeof ownTransfer>;

/** What every payment to others may be refused for, after the reasons of its own kind. */
export function paymentRefusals<Own extends RefusalCode>(...own: Own[]) {
  return [
    ...own,
    'SIGN_IN_TOO_OLD',
    'TOO_MANY_PAYMENTS',
    'APPROVAL_REQUIRED',
    'DAILY_LIMIT',
    'ACCOUNT_CLOSED',
    'INSUFFICIENT_FUNDS',
  ] as const satisfies readonly RefusalCode[];
}

/** What every call that orders a transfer answers. */
export const transferAnswer = saying(['TRANSFER_SUBMITTED', 'PAYMENT_SUBMITTED', 'MONEY_MOVED'], {
  transfer,
  status: z.string(),
  fee: amount,
  receipt: z.string(),
});

/** What is said of an order that is taken. */
export type OrderSays = z.input<typeof transferAnswer>['code'];

export const transferReceipt = z.extend(transfer, {
  transferType: z.nullable(z.string()),
  recipientRouting: z.nullable(z.string()),
  recipientSwift: z.nullable(z.string()),
  recipientIban: z.nullable(z.string()),
  recipientCountry: z.nullable(z.string()),
  /** When its next step is due: payment of a scheduled order, settlement of one under way. */
  dueAt: z.nullable(z.string()),
  /** The balance of the own account right after it; null until money has moved. */
  balanceAfter: z.nullable(amount),
  /** How its customer signed it; null where no one did, and for who received it. */
  confirmation: z.nullable(
    z.strictObject({
      /** The name of the passkey; null: the security PIN. */
      passkey: z.nullable(z.string()),
      at: z.string(),
    }),
  ),
  /** From Submitted through every status it had. */
  steps: z.array(
    z.strictObject({
      status: z.enum(stepStatuses),
      at: z.string(),
      reason: z.nullable(z.string()),
    }),
  ),
});

export type TransferReceipt = z.infer<typeof transferReceipt>;

/** The receipt as its own customer reads it. */
export const ownReceipt = z.extend(z.extend(transferReceipt, nicknamed), { sortedAs });

export type OwnReceipt = z.infer<typeof ownReceipt>;

export const getTransferRoute = defineRoute({
  method: 'GET',
  path: '/api/transfers/{id}',
  who: 'customer',
  summary: 'One own order in full: its receipt, with every step it took.',
  params: z.object({ id: idField }),
  answers: { 200: ownReceipt },
  refusals: ['TRANSFER_NOT_FOUND'],
});

export const getReceiptFileRoute = defineRoute({
  method: 'GET',
  path: '/api/transfers/{id}/receipt.pdf',
  reads: 'recent',
  who: 'customer',
  summary:
    'The receipt of one own order as PDF, in the words of the screen. `for=others` leaves out what ' +
    'is left on the account and what the order was signed with, and shortens own account numbers.',
  params: z.object({ id: idField }),
  query: z.object({ for: z.optional(z.literal('others', 'For can only be others.')) }),
  answers: {},
  download: ['application/pdf'],
  refusals: ['TOO_MANY_TRIES', 'TRANSFER_NOT_FOUND'],
});

export const cancelTransferRoute = defineRoute({
  method: 'POST',
  path: '/api/transfers/{id}/cancel',
  who: 'active-customer',
  summary:
    'Cancels an own order that still waits for its date. No money has moved for it, and none will.',
  paired: true,
  params: z.object({ id: idField }),
  answers: { 200: saying(['PAYMENT_CANCELED'], { transfer }) },
  refusals: ['TRANSFER_NOT_FOUND', 'NOT_SCHEDULED'],
});
