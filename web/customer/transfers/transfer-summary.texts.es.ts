import { sentence } from '../../ui/values/sentence.ts';
import type { transferSummaryTexts as english } from './transfer-summary.texts.ts';

export const transferSummaryTexts: typeof english = {
  transferSummary: {
    details: 'los detalles',
    recipient: 'el destinatario',
    routing: (recipientBank, account) => sentence(recipientBank, ', ruta ', account),
    to: 'A',
    amount: 'Monto',
    from: 'De',
  },
};
