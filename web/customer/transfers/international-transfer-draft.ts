import '../../app/configure-zod.ts';
import * as z from 'zod/mini';
import type { InternationalTransfer } from '../../../contract/international-transfers.ts';
import { internationalTransfer } from '../../../contract/international-transfers.ts';
import { decimalText } from '../../../contract/money.ts';
import type { RecentRecipient } from '../../../contract/recipients.ts';
import { isOurReference } from '../../../contract/transfer-words.ts';
import { securityPin, transferTypes, type TransferReceipt } from '../../../contract/transfers.ts';
import { sentBody, typedAmount } from '../../ui/fields/typed-amount.ts';
import { bankDateTime, instantTyped, withOffset } from '../../bank/bank-clock.ts';
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
  recipientCountry: string;
  amount: string;
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
    recipientCountry: '',
    amount: '',
    currency: 'USD',
    transferType: transferTypes[0],
    transferDate: bankDateTime(now),
    reference: '',
    securityPin: '',
  };
}

type Payee = Omit<RecentRecipient, 'kind' | 'recipientRouting' | 'billType'>;

/** The first step, filled for a person who was paid before. */
export const recipientFields = ({
  recipientName,
  recipientAccount,
  recipientBank,
  recipientSwift,
  recipientIban,
  recipientCountry,
}: Payee): Partial<InternationalTransferDraft> => ({
  recipientName,
  recipientAccount,
  recipientBank,
  recipientSwift: recipientSwift ?? '',
  recipientIban: recipientIban ?? '',
  recipientCountry: recipientCountry ?? '',
});

/**
 * What the form of a payment made once more opens with. It is for now, and has a reference only
 * where one was written.
 */
export function knownOf(again: TransferReceipt): Partial<InternationalTransferDraft> {
  return {
    ...recipientFields(again),
    currency: again.currency,
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
  recipientCountry: shape.recipientCountry,
});

const detailsStep = z.object({
  amount: typedAmount(shape.amount),
  currency: shape.currency,
  transferType: shape.transferType,
  transferDate: shape.transferDate,
  reference: shape.reference,
});

const steps = [recipientStep, detailsStep, z.object({ securityPin })] as const;

/** What is wrong with the fields of one step, from 0, by field name. */
export function checkStep(draft: InternationalTransferDraft, step: number): FieldErrors {
  return fieldErrors(steps[step], draft);
}

interface BodyParts {
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
  { debitedAccount, dateUntouched, now }: BodyParts,
): InternationalTransfer {
  const { securityPin: _pin, amount, ...rest } = draft;
  return sentBody(internationalTransfer, {
    ...rest,
    amount: detailsStep.shape.amount.parse(amount),
    transferDate: withOffset(
      dateUntouched || draft.transferDate === '' ? now : instantTyped(draft.transferDate),
    ),
    reference: draft.reference.trim() || `INTL-${now.getTime()}`,
    ...(debitedAccount === undefined ? {} : { debitedAccount }),
  });
}
