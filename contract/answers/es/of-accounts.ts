import type { AccountType } from '../../account-types.ts';
import type { CardType } from '../../card-types.ts';
import type { TextsOf } from '../define.ts';
import type { ofAccounts as english } from '../of-accounts.ts';

const cardWords: Record<CardType, string> = { credit: 'crédito', debit: 'débito' };

const accountWords: Record<AccountType, string> = {
  'Checking Account': 'la cuenta de cheques',
  'Savings Account': 'la cuenta de ahorros',
  'Investment Account': 'la cuenta de inversión',
};

/** Of accounts, goals of savings and cards, in Spanish. */
export const ofAccounts: TextsOf<typeof english> = {
  GOAL_SET: 'Se fijó su meta de ahorro.',
  GOAL_REMOVED: 'Se quitó su meta de ahorro.',
  CARD_FROZEN: ({ type }) => `Su tarjeta de ${cardWords[type]} está congelada.`,
  CARD_UNFROZEN: ({ type }) => `Su tarjeta de ${cardWords[type]} ya no está congelada.`,
  CARD_DELETED: ({ type }) => `Se eliminó su tarjeta de ${cardWords[type]}. Ya no sirve.`,
  ACCOUNT_CREDITED: ({ account }) => `Se acreditó ${accountWords[account]}.`,
  MOMENT_SHOWN: 'No se mostrará de nuevo.',
};
