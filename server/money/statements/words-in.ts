import type { Language } from '../../../contract/language.ts';
import type { ReceiptWords } from '../../../contract/receipt-words.ts';
import { receiptTexts as english } from '../../../contract/receipt-words.texts.ts';
import { receiptTexts as spanish } from '../../../contract/receipt-words.texts.es.ts';
import { transferTexts } from '../../../contract/transfer-words.texts.es.ts';

const monthNames = new Intl.DateTimeFormat('es-US', { month: 'long', timeZone: 'UTC' });

/** How receipts and lists of orders are worded; English is what the contract says by itself. */
export const wordsIn: Record<Language, ReceiptWords> = {
  en: { receipt: english, transfer: undefined },
  es: {
    receipt: spanish,
    transfer: { texts: transferTexts, monthName: (day) => monthNames.format(day) },
  },
};
