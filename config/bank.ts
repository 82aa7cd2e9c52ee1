import type { BankFacts } from '../contract/money/bank.ts';

/**
 * The bank's own facts, for an operator to edit. `GET /api/bank` answers them together with what is
 * policy and with its hours, and the web build writes them into the pages.
 */
export const bankFacts: Omit<
  BankFacts,
  'fees' | 'savings' | 'loans' | 'branches' | 'limits' | 'holidays' | 'hours' | 'currencies'
> = {
  name: 'Larkmoor Bank',
  routingNumber: '026555014',
  address: '19 Moor Slip, New York, NY 10004',
  phone: '(212) 555-0142',
  email: 'info@larkmoor.example',
  supportEmail: 'support@larkmoor.example',
};

/** The bank's name where there is little room, and the words on its cards. */
export const brand = {
  shortName: 'Larkmoor',
  /** Begins the name of every file a page saves. */
  fileName: 'larkmoor',
  cardHours: 'Mon-Fri 8-8, Sat 9-3',
  city: 'New York',
} as const;
