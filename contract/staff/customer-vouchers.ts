import * as z from 'zod/mini';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';
import { accountTypes } from '../values/account-types.ts';
import { amount, amountField, idField, oneOf } from '../values/fields.ts';
import { voucherReason } from './vouchers.ts';

/** The kinds of vouchers that are about one customer. */
export const customerDeeds = ['debit', 'fee_refund', 'repayment', 'write_off'] as const;
export type CustomerDeed = (typeof customerDeeds)[number];

/** With what is paid out to a customer who has left. */
const deeds = [...customerDeeds, 'payout'] as const;

/** The accounts of the bank that get what a customer is debited. */
export const debitedFor = {
  '1190': 'Suspense',
  '4020': 'Fee income',
  '5020': 'Losses',
} as const;
export type DebitedFor = keyof typeof debitedFor;

interface Deed {
  kind: (typeof deeds)[number];
  accountName?: unknown;
  against?: unknown;
  debt?: unknown;
  receivable?: unknown;
}

/** A debt ends by naming it, and only a debit goes to an account of choice. */
function namesWhatItNeeds({ kind, accountName, against, debt, receivable }: Deed): boolean {
  const ofDebt = kind === 'repayment' || kind === 'write_off';
  return (
    (accountName !== undefined) === (kind !== 'write_off' && kind !== 'payout') &&
    (debt !== undefined) === ofDebt &&
    (against !== undefined) === (kind === 'debit') &&
    (receivable === undefined || kind === 'debit')
  );
}

const oneUser = z.object({ id: idField });

export const makeCustomerVoucherRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/users/{id}/vouchers',
  who: 'admin',
  right: 'handle-money',
  movesMoney: true,
  summary:
    'Makes a voucher that debits a customer, refunds a fee, ends a debt (repaid from an account or ' +
    'written off), or pays out the unclaimed funds of one who has left. It moves nothing before a ' +
    'second person approves it. What an account does not hold is owed only if `receivable` says so.',
  params: oneUser,
  body: z
    .strictObject({
      kind: oneOf(deeds, 'Kind'),
      amount: amountField({
        required: 'Amount is required.',
        positive: 'Amount must be greater than 0.',
      }),
      reason: voucherReason,
      /** Of the customer; not for what is written off or paid out. */
      accountName: z.optional(oneOf(accountTypes, 'Account')),
      /** The bank’s account that gets what is debited. */
      against: z.optional(oneOf(Object.keys(debitedFor) as [DebitedFor], 'Against')),
      /** The journal that made the debt. */
      debt: z.optional(idField),
      receivable: z.optional(z.boolean('Receivable must be true or false.')),
    })
    .check(
      z.refine(
        namesWhatItNeeds,
        'A debit names account and against, a fee refund its account, a repayment account and debt, a write-off its debt, a payout none of them.',
      ),
    ),
  example: {
    kind: 'fee_refund',
    accountName: 'Savings Account',
    amount: 1,
    reason: 'A fee that was not due.',
  },
  answers: { 202: saying(['VOUCHER_MADE'], { voucher: idField }) },
  refusals: [
    'USER_NOT_FOUND',
    'ADMIN_NOT_FUNDABLE',
    'ACCOUNT_CLOSED',
    'DEBT_SMALLER',
    'UNCLAIMED_SMALLER',
    'MONEY_GONE',
    'INSUFFICIENT_FUNDS',
    'VOUCHER_ACCOUNT_REFUSED',
  ],
  leaves: ['voucher.made'],
});

export const listDebtsOfUserRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/users/{id}/debts',
  who: 'admin',
  right: 'see-customers',
  look: ['user.debts_viewed'],
  summary: 'What a person owes the bank still, oldest first. The look is kept in the trail.',
  params: oneUser,
  answers: {
    200: z.strictObject({
      debts: z.array(
        z.strictObject({
          /** The journal that made it. */
          _id: idField,
          since: z.string(),
          amount,
          /** The part that is still owed. */
          open: amount,
        }),
      ),
    }),
  },
  refusals: ['USER_NOT_FOUND'],
});
