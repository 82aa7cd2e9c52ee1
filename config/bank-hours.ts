import type { BankFacts } from '../contract/money/bank.ts';
import { englishHours, hoursInWords, type OpeningHours } from '../contract/money/opening-hours.ts';

/**
 * The hours of the staff at the bank's own address, on New York's clock; a missing day is closed.
 */
export const officeHours: OpeningHours = [
  ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' })),
  { weekday: 6, opens: '10:00', closes: '14:00' },
];

/** The three sets differ on purpose: each belongs to its own place. */
export const bankHours: BankFacts['hours'] = {
  footer: 'Mon-Fri 9:00 AM - 5:00 PM',
  contact: hoursInWords(officeHours, englishHours).map(({ days, hours }) => ({ days, hours })),
  support: [
    { days: 'Mon-Fri', hours: '8:00 AM - 8:00 PM' },
    { days: 'Sat', hours: '9:00 AM - 3:00 PM' },
  ],
};
