import * as z from 'zod/mini';
import {
  amount,
  amountField,
  dateTimeField,
  dayField,
  idField,
  nineDigits,
  optionalTextField,
  textField,
} from '../values/fields.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';
import { shownStatuses } from '../values/shown-statuses.ts';
import { nicknamed } from './nicknames.ts';
import { paymentRefusals, transferAnswer } from './transfers.ts';
import { approvalHeader } from './order-signature.ts';

export const paymentTypes = ['One-Time', 'Recurring'] as const;

export const billFrequencies = [
  'weekly',
  'every two weeks',
  'monthly',
  'quarterly',
  'yearly',
] as const;
export type BillFrequency = (typeof billFrequencies)[number];

/** The bank that a bill's payment names, as its customer is not asked for one. */
export const billBank = 'Unknown';

const frequencyText = 'Please choose how often the bill comes.';

export const billPayment = z
  .strictObject({
    recipientName: textField({ required: 'Biller name is required.', max: 100 }),
    recipientAccount: z
      .string('Biller account number is required.')
      .check(
        z.minLength(1, { error: 'Biller account number is required.', abort: true }),
        z.regex(/^\d{9}$/, 'Account number must be exactly 9 digits.'),
      ),
    recipientBank: z.optional(z.literal(billBank, `The bank of a bill is always ${billBank}.`)),
    amount: amountField({
      required: 'Amount due is required.',
      positive: 'Amount must be greater than 0.',
    }),
    currency: z.optional(z.literal('USD', 'Bills are paid in USD.')),
    transferDate: z.optional(dateTimeField('Please enter a valid date and time.')),
    reference: optionalTextField(140),
    billType: optionalTextField(40),
    debitedAccount: z.optional(nineDigits('Account to debit must be exactly 9 digits.')),
    paymentType: z.optional(z.enum(paymentTypes, 'Payment type must be One-Time or Recurring.')),
    frequency: z.optional(
      z.enum(billFrequencies, `Frequency must be one of: ${billFrequencies.join(', ')}.`),
    ),
    /** The last day a recurring bill may be paid for. */
    endDate: z.optional(dayField()),
  })
  .check(
    z.refine(
      ({ paymentType, frequency }) => paymentType !== 'Recurring' || frequency !== undefined,
      { error: frequencyText, path: ['frequency'] },
    ),
    z.refine(
      ({ paymentType, frequency }) => paymentType === 'Recurring' || frequency === undefined,
      {
        error: 'Only a recurring payment has a frequency.',
        path: ['frequency'],
      },
    ),
    z.refine(({ paymentType, endDate }) => paymentType === 'Recurring' || endDate === undefined, {
      error: 'Only a recurring payment has an end date.',
      path: ['endDate'],
    }),
  );

/** As a client gives it, its amount in minor units. */
export type BillPayment = z.input<typeof billPayment>;

/** A bill that comes again, as its customer sees it. */
export const billSchedule = z.strictObject({
  _id: z.string(),
  recipientName: z.string(),
  recipientAccount: z.string(),
  billType: z.nullable(z.string()),
  amount,
  currency: z.literal('USD'),
  frequency: z.enum(billFrequencies),
  /**
   * The account that was chosen for it; null when each date is paid from Checking if it covers it,
   * else from Savings.
   */
  debitedAccount: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  /** The amount of the next date alone: `amount`, unless it was changed for that one. */
  nextAmount: amount,
  /** Since when it pays nothing; null while it goes on. */
  pausedSince: z.nullable(z.string()),
  /**
   * The first day that is paid again; null while it is not paused, and while no such day was given.
   */
  pausedUntil: z.nullable(z.string()),
  /**
   * The day the schedule gives; it names this date in `skip`. Of a bill paused without an end, the
   * one it would go on with now.
   */
  nextDate: z.string(),
  /** When it is really paid: on the next business day where banks are closed on that day. */
  nextPaymentAt: z.string(),
  endDate: z.nullable(z.string()),
  /** The outcome of the latest date; null before the first one came again. */
  lastPayment: z.nullable(
    z.strictObject({
      transfer: z.string(),
      date: z.string(),
      status: z.enum(shownStatuses),
      statusReason: z.nullable(z.string()),
    }),
  ),
});

export type BillSchedule = z.infer<typeof billSchedule>;

/** A recurring bill as its own customer reads it. */
export const ownSchedule = z.extend(billSchedule, nicknamed);

export type OwnSchedule = z.infer<typeof ownSchedule>;

export const payBillRoute = defineRoute({
  method: 'POST',
  path: '/api/transfers/payBill',
  who: 'active-customer',
  summary:
    'Pays a bill, once or again and again. Debited at once, settled within 24 hours; a ' +
    'recurring one makes a schedule that this approval covers. With `Approval` it is signed ' +
    'as it is sent.',
  movesMoney: true,
  headers: approvalHeader,
  body: billPayment,
  example: {
    recipientName: 'Harrow Street Lettings',
    recipientAccount: '310448207',
    amount: 1,
    paymentType: 'Recurring',
    frequency: 'monthly',
  },
  answers: {
    201: z.extend(transferAnswer, { schedule: z.nullable(billSchedule) }),
  },
  refusals: paymentRefusals(
    'DEBITED_ACCOUNT_INVALID',
    'TOO_FAR_AHEAD',
    'END_DATE_TOO_EARLY',
    'SCHEDULED_LIMIT',
    'RECURRING_BILLS_LIMIT',
    'RECURRING_LIMIT',
  ),
  leaves: ['transfer.created'],
});

const scheduleParams = z.object({ id: idField });

export const skipBillRoute = defineRoute({
  method: 'POST',
  path: '/api/transfers/schedules/{id}/skip',
  who: 'active-customer',
  summary:
    'Leaves out the next date of a recurring bill. The date is named, so that sending it twice ' +
    'skips it once.',
  params: scheduleParams,
  body: z.object({ date: dayField() }),
  example: { date: '2026-12-21' },
  answers: { 200: saying(['BILL_SKIPPED'], { schedule: z.nullable(billSchedule) }) },
  refusals: ['SCHEDULE_NOT_FOUND', 'SCHEDULE_OVER', 'SCHEDULE_PAUSED', 'DATE_NOT_NEXT'],
  leaves: ['schedule.skipped'],
});

export const stopBillRoute = defineRoute({
  method: 'POST',
  path: '/api/transfers/schedules/{id}/stop',
  who: 'active-customer',
  summary: 'Ends a recurring bill: nothing more is paid for it. What was paid stays paid.',
  params: scheduleParams,
  answers: { 200: saying(['BILL_STOPPED']) },
  refusals: ['SCHEDULE_NOT_FOUND', 'SCHEDULE_OVER'],
  leaves: ['schedule.stopped'],
});
