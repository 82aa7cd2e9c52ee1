import type { transferTexts as english } from './transfer-words.texts.ts';

export const transferTexts: typeof english = {
  shortTypes: {
    'Checking Account': 'Cheques',
    'Savings Account': 'Ahorros',
    'Investment Account': 'Inversión',
  },
  categories: {
    'Local transfer': 'Transferencia local',
    'Bill payment': 'Pago de factura',
    'International transfer': 'Transferencia internacional',
    Deposit: 'Depósito',
    'Check deposit': 'Depósito de cheque',
    Interest: 'Intereses',
    'Loan paid out': 'Préstamo desembolsado',
    'Loan instalment': 'Pago de préstamo',
    Correction: 'Corrección',
    'Between own accounts': 'Entre cuentas propias',
  },
  interestFor: (month) => `Intereses de ${month}`,
  from: (account) => `De ${account}`,
  to: (account) => `A ${account}`,
  fromAccount: (account) => `De la cuenta ${account}`,
};
