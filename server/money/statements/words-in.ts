import type { Language } from '../../../contract/values/language.ts';
import type { ReceiptWords } from '../../../contract/money/receipt-words.ts';
import { receiptTexts as english } from '../../../contract/money/receipt-words.texts.ts';
import { receiptTexts as spanish } from '../../../contract/money/receipt-words.texts.es.ts';
import { transferTexts } from '../../../contract/money/transfer-words.texts.es.ts';

const monthNames = new Intl.DateTimeFormat('es-US', { month: 'long', timeZone: 'UTC' });

/** The wording of receipts and lists of orders; English is what the contract says by itself. */
export const wordsIn: Record<Language, ReceiptWords> = {
  en: { receipt: english, transfer: undefined },
  es: {
    receipt: spanish,
    transfer: { texts: transferTexts, monthName: (day) => monthNames.format(day) },
  },
};
