import { bankFacts } from '../../../config/bank.ts';
import {
  receiptLines,
  receiptParty,
  type ReceiptPart,
  receiptTitle,
} from '../../../contract/money/receipt-words.ts';
import { receiptForOthers } from '../../../contract/money/shared-receipt.ts';
import type { OwnAccount } from '../../../contract/money/transfer-words.ts';
import type { TransferReceipt } from '../../../contract/money/transfers.ts';
import { wireWordsTexts } from '../../bank/bank.texts.ts';
import { formatExact } from '../../ui/values/format-date.ts';
import type { AmountText } from '../../ui/money/money-text.tsx';
import { receiptsTexts } from './receipts.texts.ts';

const texts = receiptsTexts.shareReceipt;

function partText(part: ReceiptPart, amountText: AmountText): string {
  if (part.kind === 'money') return amountText(part.minor, part.currency, part.direction);
  if (part.kind === 'moment') return formatExact(new Date(part.at));
  if (part.kind === 'account' && part.label !== undefined) return `${part.label} ${part.text}`;
  return part.text;
}

/** Writes a receipt in plain text for another person, its amounts as they are on the page. */
export function receiptText(
  receipt: TransferReceipt,
  own: readonly OwnAccount[],
  amountText: AmountText,
): string {
  const shown = receiptForOthers(receipt, own);
  const { amount, currency, transactionType, status } = shown;
  return [
    texts.titleAndBank(receiptTitle(shown), bankFacts.name),
    `${amountText(amount, currency, transactionType)} ${receiptParty(shown, own)}`,
    `${texts.status}: ${wireWordsTexts.status(status)}`,
    ...receiptLines(shown, own).map(
      ({ name, parts }) => `${name}: ${parts.map((part) => partText(part, amountText)).join(', ')}`,
    ),
  ].join('\n');
}
