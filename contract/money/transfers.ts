import * as z from 'zod/mini';
import { amount, idField } from '../values/fields.ts';
import type { RefusalCode } from '../calls/errors.ts';
import { currencies } from '../values/money.ts';
import { nicknamed } from './nicknames.ts';
import { paymentLabels } from './payment-kinds.ts';
import { delayedOrder } from './delayed-orders.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';
import { shownStatuses, stepStatuses } from '../values/shown-statuses.ts';
import { signatureRefusals } from './order-signature.ts';

export const transferTypes = ['Personal', 'Business'] as const;

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
  /** The kind of order, in words. */
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
 * The category that it counts under in its month, as `GET /api/transfers/insight` says it; null for
 * money that never counts.
 */
// Without a spread, which the bundler would keep: the sign-in page would load it, and fail.
const sortedAs = z.nullable(z.string());

/** Another order follows a month after it, unless it is cancelled; absent from all others. */
const repeats = z.optional(z.literal('monthly'));

/** One order as its own customer reads it. */
export const ownTransfer = z.extend(z.extend(transfer, nicknamed), {
  sortedAs,
  /**
   * In the list of one own account: its balance right after the order; null where no money moved or
   * it came back, and in every other list.
   */
  balanceAfter: z.nullable(amount),
  repeats,
});

export type OwnTransfer = z.infer<typeof ownTransfer>;

/** Lists the refusals of every payment to others, after the reasons of its own kind. */
export function paymentRefusals<Own extends RefusalCode>(...own: Own[]) {
  return [
    ...own,
    ...signatureRefusals,
    'SIGN_IN_TOO_OLD',
    'TOO_MANY_PAYMENTS',
    'APPROVAL_REQUIRED',
    'FIRST_PAYMENTS_AT_ONCE',
    'IDENTITY_LIMIT',
    'DAILY_LIMIT',
    'ACCOUNT_CLOSED',
    'INSUFFICIENT_FUNDS',
  ] as const satisfies readonly RefusalCode[];
}

/** The answer of every call that orders a transfer. */
export const transferAnswer = saying(
  ['TRANSFER_SUBMITTED', 'PAYMENT_SUBMITTED', 'MONEY_MOVED', 'MOVE_SCHEDULED'],
  {
    transfer,
    status: z.string(),
    fee: amount,
    receipt: z.string(),
    /** Where the bank lets it wait: it is Scheduled, and the order says why in words. */
    delayed: z.optional(delayedOrder),
  },
);

/** The codes of the answer to an order that is taken. */
export type OrderSays = z.input<typeof transferAnswer>['code'];

export const transferReceipt = z.extend(transfer, {
  transferType: z.nullable(z.string()),
  recipientRouting: z.nullable(z.string()),
  recipientSwift: z.nullable(z.string()),
  recipientIban: z.nullable(z.string()),
  /** Of a transfer abroad, where its customer gave it. */
  recipientTown: z.nullable(z.string()),
  recipientCountry: z.nullable(z.string()),
  /** When its next step is due: payment of a scheduled order, settlement of one under way. */
  dueAt: z.nullable(z.string()),
  /** The balance of the own account right after it; null until money has moved. */
  balanceAfter: z.nullable(amount),
  /** The customer's signature; null where no one signed, and for the customer who received it. */
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
export const ownReceipt = z.extend(z.extend(transferReceipt, nicknamed), { sortedAs, repeats });

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
  evenFrozen: 'it only keeps or brings back money, and the minutes for it do not wait for the lift',
  summary:
    'Cancels an own order that still waits for its date: no money has moved for it, and none will. ' +
    'Or an international transfer within 30 minutes of its debit: all that it cost, the fee ' +
    'included, is back in the account it came from. Also while the account is frozen.',
  params: z.object({ id: idField }),
  answers: { 200: saying(['PAYMENT_CANCELED', 'PAYMENT_TAKEN_BACK'], { transfer }) },
  refusals: ['TRANSFER_NOT_FOUND', 'NOT_SCHEDULED', 'CANCEL_WINDOW_OVER'],
  leaves: ['transfer.cancelled'],
});
