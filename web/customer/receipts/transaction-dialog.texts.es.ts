import type { transactionDialogTexts as english } from './transaction-dialog.texts.ts';

export const transactionDialogTexts: typeof english = {
  transactionDialog: {
    transactionDetails: 'Detalles de la transacción',
    failedToFetchTransactions: 'No se pudieron cargar las transacciones.',
    loadingDetails: 'Cargando los detalles',
    openReceipt: 'Abrir el recibo',
  },
};
