import { sentence } from '../../ui/values/sentence.ts';
import type { receiptsTexts as english } from './receipts.texts.ts';

export const receiptsTexts: typeof english = {
  paymentActions: {
    cancelPayment: 'Cancelar el pago',
    payAgain: 'Pagar de nuevo',
    sendAgain: 'Enviar de nuevo',
  },
  receiptLink: {
    viewReceipt: 'Ver el recibo',
  },
  receiptPage: {
    receipt: 'Recibo',
    allTransactions: 'Todas las transacciones',
    failedToFetchTransactions: 'No se pudieron cargar las transacciones.',
    loadingReceipt: 'Cargando el recibo',
    print: 'Imprimir',
    status: 'Estado',
    noTransactionHasThisId: 'Ninguna transacción tiene este identificador.',
    itMayBelongToAnother: 'Puede ser de otra cuenta, o el enlace puede estar incompleto.',
    goToTransactions: 'Ir a las transacciones',
    receiptOfReference: (reference) => `Recibo ${reference}`,
  },
  shareReceipt: {
    share: (hidden) => sentence('Compartir', hidden(' el recibo')),
    receipt: 'el recibo',
    theReceiptIsReadyPress: 'El recibo está listo. Presione Compartir una vez más.',
    itCouldNotBeShared: 'No se pudo compartir el recibo. No se envió nada.',
    amountsStayHidden: 'Sus montos están ocultos, así que el texto compartido los omite.',
    titleAndBank: (title, bank) => `${title} · ${bank}`,
    status: 'Estado',
  },
  receiptPdfButton: {
    downloadReceiptAsPdf: (hidden) => sentence(hidden('Descargar el recibo en '), 'PDF'),
  },
};
