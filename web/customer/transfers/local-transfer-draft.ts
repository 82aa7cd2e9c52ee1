import '../../app/configure-zod.ts';
import * as z from 'zod/mini';
import type { LocalTransfer } from '../../../contract/money/local-transfers.ts';
import { localTransfer } from '../../../contract/money/local-transfers.ts';
import { decimalText } from '../../../contract/values/money.ts';
import type { RecentRecipient } from '../../../contract/money/recipients.ts';
import { isOurReference } from '../../../contract/money/transfer-words.ts';
import { securityPin } from '../../../contract/people/security-pin.ts';
import { transferTypes, type TransferReceipt } from '../../../contract/money/transfers.ts';
import { sentBody, typedAmount } from '../../ui/fields/typed-amount.ts';
import { bankDateTime, typedMoment } from '../../bank/bank-clock.ts';
import type { FieldErrors } from '../../ui/form/form-state.ts';
import type { PinDraft } from '../payments/draft-fields.ts';
import { fieldErrors } from '../payments/draft-fields.ts';

/** A transfer as it is being typed: text in every field, by the contract's field names. */
export interface LocalTransferDraft extends PinDraft {
  recipientName: string;
  recipientAccount: string;
  recipientBank: string;
  recipientRouting: string;
  amount: string;
  transferType: string;
  transferDate: string;
  reference: string;
}

export function emptyDraft(now: Date): LocalTransferDraft {
  return {
    recipientName: '',
    recipientAccount: '',
    recipientBank: '',
    recipientRouting: '',
    amount: '',
    transferType: transferTypes[0],
    transferDate: bankDateTime(now),
    reference: '',
    securityPin: '',
  };
}

type Payee = Pick<
  RecentRecipient,
  'recipientName' | 'recipientAccount' | 'recipientBank' | 'recipientRouting'
>;

/** The first step, filled for a person who was paid before. */
export const recipientFields = ({
  recipientName,
  recipientAccount,
  recipientBank,
  recipientRouting,
}: Payee): Partial<LocalTransferDraft> => ({
  recipientName,
  recipientAccount,
  recipientBank,
  recipientRouting: recipientRouting ?? '',
});

/**
 * The fields that the form of a payment made once more opens with. It is for now, and has a
 * reference only where one was written.
 */
export function knownOf(again: TransferReceipt): Partial<LocalTransferDraft> {
  return {
    ...recipientFields(again),
    amount: decimalText(again.amount),
    ...(again.transferType === null ? {} : { transferType: again.transferType }),
    reference: isOurReference(again.reference) ? '' : again.reference,
  };
}

const { shape } = localTransfer;

const recipientStep = z.object({
  recipientName: shape.recipientName,
  recipientAccount: shape.recipientAccount,
  recipientBank: shape.recipientBank,
  recipientRouting: shape.recipientRouting,
});

const detailsStep = z.object({
  amount: typedAmount(shape.amount),
  transferType: shape.transferType,
  transferDate: shape.transferDate,
  reference: shape.reference,
});

const pinStep = z.object({ securityPin });

const steps = [recipientStep, detailsStep, pinStep] as const;

/** Finds the faults in the fields of one step, from 0, by field name. */
export function checkStep(draft: LocalTransferDraft, step: number): FieldErrors {
  return fieldErrors(steps[step], draft);
}

interface BodyParts {
  debitedAccount: string;
  /** The date was left as it stood: the transfer is for now. */
  dateUntouched: boolean;
  now: Date;
}

/** The order as it is signed and sent. A blank reference becomes `LOCAL-` plus a timestamp. */
export function bodyOf(
  draft: LocalTransferDraft,
  { debitedAccount, dateUntouched, now }: BodyParts,
): LocalTransfer {
  const { securityPin: _pin, amount, ...rest } = draft;
  return sentBody(localTransfer, {
    ...rest,
    amount: detailsStep.shape.amount.parse(amount),
    transferDate: typedMoment(draft.transferDate, dateUntouched),
    reference: draft.reference.trim() || `LOCAL-${now.getTime()}`,
    debitedAccount,
  });
}
