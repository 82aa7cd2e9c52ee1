import '../../app/configure-zod.ts';
import * as z from 'zod/mini';
import type { BillFrequency, BillPayment, BillSchedule } from '../../../contract/money/bills.ts';
import { billCategories } from '../../../contract/values/spending-categories.ts';
import {
  billBank,
  billFrequencies,
  billPayment,
  paymentTypes,
} from '../../../contract/money/bills.ts';
import { bankDay } from '../../bank/bank-clock.ts';
import { sentBody, typedAmount } from '../../ui/fields/typed-amount.ts';
import type { FieldErrors } from '../../ui/form/form-state.ts';
import type { PinDraft } from '../payments/draft-fields.ts';
import { fieldErrors } from '../payments/draft-fields.ts';
import type { PaidNumbers } from '../payments/paid-before.ts';
import { billsTexts } from './bills.texts.ts';

const texts = billsTexts.billDraft;

/** A bill as it is being typed: text in every field. */
export interface BillDraft extends PinDraft {
  billerName: string;
  billerAccount: string;
  amountDue: string;
  /** Today; it cannot be changed. */
  paymentDate: string;
  paymentType: string;
  category: string;
  frequency: string;
  endDate: string;
}

type KnownFields = Partial<
  Pick<BillDraft, 'billerName' | 'billerAccount' | 'amountDue' | 'category'>
>;

/** The fields of a bill that are known before its form opens. */
export interface KnownBill extends KnownFields {
  /** Pays it by itself, whatever is paid in the form. */
  schedule?: Pick<BillSchedule, 'recipientAccount' | 'nextAmount' | 'nextDate'>;
}

export function emptyBill(now: Date): BillDraft {
  return {
    billerName: '',
    billerAccount: '',
    amountDue: '',
    paymentDate: bankDay(now),
    paymentType: paymentTypes[0],
    frequency: 'monthly',
    endDate: '',
    securityPin: '',
    category: 'Others',
  };
}

/**
 * The known fields that a form opens with. A bill made elsewhere may have any word for its
 * category.
 */
export function fieldsOf({ category: word, schedule: _, ...known }: KnownBill): KnownFields {
  const category = billCategories.find((one) => one === word);
  return { ...known, ...(category === undefined ? {} : { category }) };
}

/** The biller as it was typed, to look for it among those paid before. */
export const billerOf = ({ billerName, billerAccount }: BillDraft): PaidNumbers => ({
  kind: 'bill',
  recipientName: billerName,
  recipientAccount: billerAccount,
});

export const isRecurring = ({ paymentType }: BillDraft) => paymentType === 'Recurring';

/** The frequency of a recurring bill; undefined for a bill paid once. */
export function frequencyOf(draft: BillDraft): BillFrequency | undefined {
  return isRecurring(draft)
    ? billFrequencies.find((frequency) => frequency === draft.frequency)
    : undefined;
}

const { shape } = billPayment;

const billerStep = z.object({
  billerName: shape.recipientName,
  billerAccount: shape.recipientAccount,
});

const detailsStep = z
  .object({
    amountDue: typedAmount(shape.amount),
    paymentType: shape.paymentType,
    category: z.enum(billCategories, texts.pleaseChooseACategory),
    frequency: shape.frequency,
    paymentDate: z.string(),
    endDate: z.union(
      [z.literal(''), z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))],
      texts.pleaseEnterAValidDate,
    ),
  })
  .check(
    z.refine(
      ({ paymentType, paymentDate, endDate }) =>
        paymentType !== 'Recurring' || endDate === '' || endDate >= paymentDate,
      {
        error: texts.theEndDateMustNot,
        path: ['endDate'],
      },
    ),
  );

const pinStep = z.object({
  securityPin: z
    .string()
    .check(
      z.minLength(1, { error: texts.securityPinIsRequired, abort: true }),
      z.regex(/^\d{4}$/, { error: texts.pinMustBeExactlyDigits }),
    ),
});

const steps = [billerStep, detailsStep, pinStep] as const;

/** Finds the faults in the fields of one step, from 0, by field name. */
export function checkBillStep(draft: BillDraft, step: number): FieldErrors {
  return fieldErrors(steps[step], draft);
}

interface BodyParts {
  /** The account that was shown to pay; undefined while none is known. */
  debitedAccount: string | undefined;
  now: Date;
}

/** The order as it is signed and sent: paid now, with a reference of `BILL-` plus a timestamp. */
export function billBody(draft: BillDraft, { debitedAccount, now }: BodyParts): BillPayment {
  const frequency = frequencyOf(draft);
  return sentBody(billPayment, {
    recipientName: draft.billerName,
    recipientAccount: draft.billerAccount,
    recipientBank: billBank,
    amount: detailsStep.shape.amountDue.parse(draft.amountDue),
    currency: 'USD',
    reference: `BILL-${now.getTime()}`,
    billType: draft.category,
    // An account that is named pays every date of a recurring bill; unnamed, Savings pays where
    // Checking is short.
    ...(frequency === undefined && debitedAccount !== undefined ? { debitedAccount } : {}),
    ...(frequency === undefined
      ? {}
      : {
          paymentType: 'Recurring',
          frequency,
          ...(draft.endDate === '' ? {} : { endDate: draft.endDate }),
        }),
  });
}
