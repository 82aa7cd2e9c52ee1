import '../../app/configure-zod.ts';
import * as z from 'zod/mini';
import type { InternationalTransfer } from '../../../contract/money/international-transfers.ts';
import { internationalTransfer } from '../../../contract/money/international-transfers.ts';
import { type Currency, decimalText } from '../../../contract/values/money.ts';
import type { RecentRecipient } from '../../../contract/money/recipients.ts';
import { isOurReference } from '../../../contract/money/transfer-words.ts';
import { securityPin } from '../../../contract/people/security-pin.ts';
import { transferTypes, type TransferReceipt } from '../../../contract/money/transfers.ts';
import { sentBody, typedAmount } from '../../ui/fields/typed-amount.ts';
import { bankDateTime, typedMoment } from '../../bank/bank-clock.ts';
import type { FieldErrors } from '../../ui/form/form-state.ts';
import type { PinDraft } from '../payments/draft-fields.ts';
import { fieldErrors } from '../payments/draft-fields.ts';

/** A transfer abroad as it is being typed: text in every field, by the contract's field names. */
export interface InternationalTransferDraft extends PinDraft {
  recipientName: string;
  recipientAccount: string;
  recipientBank: string;
  recipientSwift: string;
  recipientIban: string;
  recipientTown: string;
  recipientCountry: string;
  /** The amount that the recipient gets; empty where `total` was typed. */
  amount: string;
  /** The most that is debited; empty where `amount` was typed. No part of the order. */
  total: string;
  currency: string;
  transferType: string;
  transferDate: string;
  reference: string;
}

export function emptyDraft(now: Date): InternationalTransferDraft {
  return {
    recipientName: '',
    recipientAccount: '',
    recipientBank: '',
    recipientSwift: '',
    recipientIban: '',
    recipientTown: '',
    recipientCountry: '',
    amount: '',
    total: '',
    currency: 'USD',
    transferType: transferTypes[0],
    transferDate: bankDateTime(now),
    reference: '',
    securityPin: '',
  };
}

type Payee = Omit<
  RecentRecipient,
  'kind' | 'recipientRouting' | 'billType' | 'nickname' | 'isPaid' | 'order'
>;

/** The first step, filled for a person who was paid before, and the currency they got then. */
export const recipientFields = ({
  recipientName,
  recipientAccount,
  recipientBank,
  recipientSwift,
  recipientIban,
  recipientTown,
  recipientCountry,
  currency,
}: Payee): Partial<InternationalTransferDraft> => ({
  recipientName,
  recipientAccount,
  recipientBank,
  recipientSwift: recipientSwift ?? '',
  recipientIban: recipientIban ?? '',
  recipientTown: recipientTown ?? '',
  recipientCountry: recipientCountry ?? '',
  currency,
});

/**
 * The fields that the form of a payment made once more opens with. It is for now, and has a
 * reference only where one was written.
 */
export function knownOf(again: TransferReceipt): Partial<InternationalTransferDraft> {
  return {
    ...recipientFields(again),
    amount: decimalText(again.amount),
    ...(again.transferType === null ? {} : { transferType: again.transferType }),
    reference: isOurReference(again.reference) ? '' : again.reference,
  };
}

const { shape } = internationalTransfer;

const recipientStep = z.object({
  recipientName: shape.recipientName,
  recipientAccount: shape.recipientAccount,
  recipientBank: shape.recipientBank,
  recipientSwift: shape.recipientSwift,
  recipientIban: shape.recipientIban,
  recipientTown: shape.recipientTown,
  recipientCountry: shape.recipientCountry,
});

const { currency, transferType, transferDate, reference } = shape;

/** Of the two amounts the one that was typed: what arrives is in the chosen currency. */
const detailsStep = ({ total, currency: arrivesIn }: InternationalTransferDraft) =>
  z.object({
    ...(total === ''
      ? { amount: typedAmount(shape.amount, { currency: arrivesIn as Currency }) }
      : { total: typedAmount(shape.amount) }),
    currency,
    transferType,
    transferDate,
    reference,
  });

const steps = [() => recipientStep, detailsStep, () => z.object({ securityPin })] as const;

/** The recipient's place, as it is written after the bank's name. */
export const placeOf = ({ recipientTown, recipientCountry }: InternationalTransferDraft): string =>
  [recipientTown.trim(), recipientCountry].filter((part) => part !== '').join(', ');

/** Finds the faults in the fields of one step, from 0, by field name. */
export function checkStep(draft: InternationalTransferDraft, step: number): FieldErrors {
  return fieldErrors(steps[step]?.(draft), draft);
}

interface BodyParts {
  /** As the quote says it, from whichever side it was asked for. */
  amount: bigint;
  /**
   * The account that was shown to pay; undefined when none covers the sum, which the bank then
   * says.
   */
  debitedAccount: string | undefined;
  /** The date was left as it stood: the transfer is for now. */
  dateUntouched: boolean;
  now: Date;
}

/** The order as it is signed and sent. A blank reference becomes `INTL-` plus a timestamp. */
export function bodyOf(
  draft: InternationalTransferDraft,
  { amount, debitedAccount, dateUntouched, now }: BodyParts,
): InternationalTransfer {
  const { securityPin: _pin, total: _total, recipientTown, ...rest } = draft;
  return sentBody(internationalTransfer, {
    ...rest,
    // A server of the version before refuses a field that it does not know.
    ...(recipientTown.trim() === '' ? {} : { recipientTown }),
    amount,
    transferDate: typedMoment(draft.transferDate, dateUntouched),
    reference: draft.reference.trim() || `INTL-${now.getTime()}`,
    ...(debitedAccount === undefined ? {} : { debitedAccount }),
  });
}
