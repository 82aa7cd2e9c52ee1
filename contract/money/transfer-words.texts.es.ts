import type { AccountType } from '../values/account-types.ts';
import type { PaymentLabel } from './payment-kinds.ts';
import type { transferTexts as english } from './transfer-words.texts.ts';

const shortTypes: Record<AccountType, string> = {
  'Checking Account': 'Cheques',
  'Savings Account': 'Ahorros',
  'Investment Account': 'Inversión',
};

const categories: Record<PaymentLabel, string> = {
  'Local transfer': 'Transferencia local',
  'Bill payment': 'Pago de factura',
  'International transfer': 'Transferencia internacional',
  Deposit: 'Depósito',
  'Direct deposit': 'Depósito directo',
  'Check deposit': 'Depósito de cheque',
  Interest: 'Intereses',
  'Loan paid out': 'Préstamo desembolsado',
  'Loan instalment': 'Pago de préstamo',
  Correction: 'Corrección',
  'Between own accounts': 'Entre cuentas propias',
};

export const transferTexts: typeof english = {
  shortType: (type) => shortTypes[type],
  category: (label) => categories[label] ?? label,
  type: (word) => (word === 'Business' ? 'Negocios' : word),
  interestFor: (month) => `Intereses de ${month}`,
  from: (account) => `De ${account}`,
  to: (account) => `A ${account}`,
  check: 'Cheque',
  fromAccount: (account) => `De la cuenta ${account}`,
};
