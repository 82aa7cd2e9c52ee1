import '../../app/configure-zod.ts';
import * as z from 'zod/mini';
import { billChange, type BillChange } from '../../../contract/money/bill-changes.ts';
import type { BillSchedule } from '../../../contract/money/bills.ts';
import { decimalText } from '../../../contract/values/money.ts';
import { writtenDay } from '../../../contract/values/calendar-day.ts';
import { sentBody, typedAmount } from '../../ui/fields/typed-amount.ts';
import type { FieldErrors } from '../../ui/form/form-state.ts';
import type { PinDraft } from '../payments/draft-fields.ts';
import { fieldErrors } from '../payments/draft-fields.ts';
import { changeBillDialogTexts } from './bills.texts.ts';

const texts = changeBillDialogTexts.changeDraft;

/** The payments that a change is for, as the customer chooses them. */
export const changeChoices = [texts.nextPayment, texts.allPayments] as const;

/** A change of a recurring bill as it is being typed: text in every field. */
export interface ChangeDraft extends PinDraft {
  payments: string;
  amountDue: string;
  endDate: string;
}

export const isForAll = ({ payments }: Pick<ChangeDraft, 'payments'>) =>
  payments === changeChoices[1];

/** The amount, in decimals, that the payments of a change pay until now. */
const paidNow = (payments: string, { amount, nextAmount }: BillSchedule) =>
  decimalText(isForAll({ payments }) ? amount : nextAmount);

export function openChange(schedule: BillSchedule): ChangeDraft {
  const [payments] = changeChoices;
  return {
    payments,
    amountDue: paidNow(payments, schedule),
    endDate: schedule.endDate ?? '',
    securityPin: '',
  };
}

/**
 * The draft for other payments. It takes the amount of those payments, unless the customer has
 * typed one.
 */
export function choosePayments(
  draft: ChangeDraft,
  payments: string,
  schedule: BillSchedule,
): ChangeDraft {
  const isUntouched = draft.amountDue === paidNow(draft.payments, schedule);
  return { ...draft, payments, ...(isUntouched ? { amountDue: paidNow(payments, schedule) } : {}) };
}

const details = z.object({
  amountDue: typedAmount(billChange.shape.amount),
  endDate: z.union(
    [z.literal(''), z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))],
    texts.pleaseEnterAValidDate,
  ),
});

const pinStep = z.object({
  securityPin: z
    .string()
    .check(
      z.minLength(1, { error: texts.securityPinIsRequired, abort: true }),
      z.regex(/^\d{4}$/, { error: texts.pinMustBeExactlyDigits }),
    ),
});

/** The change as it is signed and sent. */
export function changeBody(draft: ChangeDraft, { _id, nextDate }: BillSchedule): BillChange {
  const amount = details.shape.amountDue.parse(draft.amountDue);
  const ofAll = isForAll(draft)
    ? { payments: 'all' as const, endDate: draft.endDate === '' ? null : draft.endDate }
    : { payments: 'next' as const };
  return sentBody(billChange, { scheduleId: _id, date: nextDate, amount, ...ofAll });
}

/** Says whether it pays more than was signed, or for longer: then the bank wants it signed. */
export function paysMore({ amount, endDate }: BillChange, schedule: BillSchedule): boolean {
  const isDearer =
    amount > schedule.nextAmount || (endDate !== undefined && amount > schedule.amount);
  const isLonger =
    endDate !== undefined &&
    schedule.endDate !== null &&
    (endDate === null || endDate > schedule.endDate);
  return isDearer || isLonger;
}

const isSame = ({ amount, endDate }: BillChange, schedule: BillSchedule) =>
  amount === schedule.nextAmount &&
  (endDate === undefined || (endDate === schedule.endDate && amount === schedule.amount));

/** Finds the faults in the typed fields, by field name. */
export function checkChange(draft: ChangeDraft, schedule: BillSchedule): FieldErrors {
  const errors = fieldErrors(details, draft);
  const { endDate } = draft;
  if (isForAll(draft) && endDate !== '' && endDate < schedule.nextDate)
    errors['endDate'] ??= texts.theEndDateMustNot(writtenDay(schedule.nextDate));
  if (Object.keys(errors).length === 0 && isSame(changeBody(draft, schedule), schedule))
    errors['amountDue'] = texts.nothingIsDifferentYet;
  return errors;
}

/** Finds the fault in the PIN that confirms the change. */
export const checkSignature = (draft: ChangeDraft): FieldErrors => fieldErrors(pinStep, draft);
