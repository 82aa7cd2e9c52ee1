import * as z from 'zod/mini';
import { amount, nineDigits } from '../values/fields.ts';
import { pictureKinds } from '../values/files.ts';
import { maxAmountMinor, parseDecimal } from '../values/money.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';

export const checkStatuses = [
  'Received',
  'In review',
  'Accepted',
  'Returned',
  'Returned unpaid',
] as const;
export type CheckStatus = (typeof checkStatuses)[number];

/** Business days from the deposit until the money can be expected: the specification’s own. */
export const checkBusinessDays = 3;

/**
 * The amount as a form sends it: plain decimal text. Nothing, or a blank, is an amount left to the
 * bank to read.
 */
const statedAmount = z.optional(
  z.pipe(
    z.string('Amount must be a number with at most two decimals.'),
    z.transform((text, context): bigint | undefined => {
      if (text.trim() === '') return undefined;
      const minor = parseDecimal(text.trim());
      const refuse = (message: string) => {
        context.issues.push({ code: 'custom', message, input: text });
        return z.NEVER;
      };
      if (minor === undefined) return refuse('Amount must be a number with at most two decimals.');
      if (minor <= 0n) return refuse('Amount must be greater than 0.');
      return minor <= maxAmountMinor ? minor : refuse('Amount can be at most 999,999,999.99.');
    }),
  ),
);

export const checkFields = z.object({
  amount: statedAmount,
  account: z.optional(nineDigits('Account number must be exactly 9 digits.')),
});

export type CheckFields = z.output<typeof checkFields>;

/** A part of a check's money that was credited already, and the day it can be spent from. */
export const checkHold = z.strictObject({
  amount,
  /**
   * The part of it that can be spent then: less than the amount after another check was taken back
   * from the account.
   */
  spendable: amount,
  availableDate: z.string(),
});

/** One check of a customer, as far as it has come. Days are calendar days. */
export const check = z.strictObject({
  _id: z.string(),
  account: z.string(),
  status: z.enum(checkStatuses),
  /** As staff read it, else as the customer wrote it, else nothing. */
  amount: z.nullable(amount),
  sentAt: z.string(),
  /** Three business days ahead with weekends skipped, as shown after sending. */
  expectedDate: z.string(),
  /** The same when bank holidays are skipped too. */
  availableDate: z.string(),
  /**
   * The parts of an accepted check's money that cannot be spent yet, the next to come free first.
   */
  holds: z.array(checkHold),
  /** In words. */
  returnReason: z.nullable(z.string()),
  front: z.string(),
  back: z.string(),
});

export type Check = z.infer<typeof check>;

/** The rest that checks may still come to, by the amounts that customers state. */
const allowance = z.strictObject({ limit: amount, left: amount });

const checkList = z.strictObject({
  checks: z.array(check),
  perDay: allowance,
  per30Days: allowance,
});

export const listChecksRoute = defineRoute({
  method: 'GET',
  path: '/api/deposits/checks',
  who: 'customer',
  summary:
    'The own checks, newest first, and what may still be deposited today and within 30 days.',
  answers: { 200: checkList },
  refusals: [],
});

export const depositCheckRoute = defineRoute({
  method: 'POST',
  path: '/api/deposits/checks',
  who: 'active-customer',
  summary:
    'Deposits a check by pictures of its two sides. The money comes when staff have accepted it.',
  body: checkFields,
  example: {},
  files: {
    front: { kinds: pictureKinds, required: 'Please add a picture of the front of your check.' },
    back: { kinds: pictureKinds, required: 'Please add a picture of the back of your check.' },
  },
  answers: { 201: saying(['CHECK_SUBMITTED'], { check }) },
  refusals: ['DEPOSIT_ACCOUNT_INVALID', 'TOO_MANY_TRIES', 'CHECK_LIMIT', 'TOO_MANY_FILES'],
  leaves: ['check.received'],
});
