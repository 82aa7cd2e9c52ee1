import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';
import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

type Wrap = (text: ReactNode) => ReactNode;

export const receiptsTexts = inBothLanguages({
  paymentActions: {
    cancelPayment: { en: 'Cancel payment', es: 'Cancelar el pago' },
    payAgain: { en: 'Pay again', es: 'Pagar de nuevo' },
    sendAgain: { en: 'Send again', es: 'Enviar de nuevo' },
  },
  receiptLink: {
    viewReceipt: { en: 'View receipt', es: 'Ver el recibo' },
  },
  receiptPage: {
    receipt: { en: 'Receipt', es: 'Recibo' },
    allTransactions: { en: 'All transactions', es: 'Todas las transacciones' },
    failedToFetchTransactions: {
      en: 'Failed to fetch transactions.',
      es: 'No se pudieron cargar las transacciones.',
    },
    loadingReceipt: { en: 'Loading receipt', es: 'Cargando el recibo' },
    print: { en: 'Print', es: 'Imprimir' },
    status: { en: 'Status', es: 'Estado' },
    noTransactionHasThisId: {
      en: 'No transaction has this ID.',
      es: 'Ninguna transacción tiene este identificador.',
    },
    itMayBelongToAnother: {
      en: 'It may belong to another account, or the link may be incomplete.',
      es: 'Puede ser de otra cuenta, o el enlace puede estar incompleto.',
    },
    goToTransactions: { en: 'Go to transactions', es: 'Ir a las transacciones' },
    receiptOfReference: {
      en: (reference: string | number) => `Receipt ${reference}`,
      es: (reference: string | number) => `Recibo ${reference}`,
    },
    downloadReceiptAsPdf: {
      en: (hidden: Wrap) => sentence(hidden('Download receipt as '), 'PDF'),
      es: (hidden: Wrap) => sentence(hidden('Descargar el recibo en '), 'PDF'),
    },
  },
  shareReceipt: {
    share: {
      en: (hidden: Wrap) => sentence('Share', hidden(' receipt')),
      es: (hidden: Wrap) => sentence('Compartir', hidden(' el recibo')),
    },
    receipt: { en: 'receipt', es: 'el recibo' },
    theReceiptIsReadyPress: {
      en: 'The receipt is ready. Press Share once more.',
      es: 'El recibo está listo. Presione Compartir una vez más.',
    },
    itCouldNotBeShared: {
      en: 'The receipt could not be shared. Nothing was sent.',
      es: 'No se pudo compartir el recibo. No se envió nada.',
    },
    amountsStayHidden: {
      en: 'Your amounts are hidden, so the shared text leaves them out.',
      es: 'Sus montos están ocultos, así que el texto compartido los omite.',
    },
    titleAndBank: {
      en: (title: string, bank: string) => `${title} · ${bank}`,
      es: (title: string, bank: string) => `${title} · ${bank}`,
    },
    status: { en: 'Status', es: 'Estado' },
  },
});

export const transactionDialogTexts = inBothLanguages({
  transactionDialog: {
    transactionDetails: { en: 'Transaction details', es: 'Detalles de la transacción' },
    failedToFetchTransactions: {
      en: 'Failed to fetch transactions.',
      es: 'No se pudieron cargar las transacciones.',
    },
    loadingDetails: { en: 'Loading details', es: 'Cargando los detalles' },
    openReceipt: { en: 'Open receipt', es: 'Abrir el recibo' },
  },
});
