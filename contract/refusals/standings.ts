import { shownStatuses } from '../shown-statuses.ts';

/** How a payment stands when staff cannot do with it what they asked for. */
export const standings = [...shownStatuses, 'In review', 'Paid to a loan'] as const;
export type Standing = (typeof standings)[number];

export function standingWords(standing: Standing): string {
  if (standing === 'In review') return 'in review';
  return standing === 'Paid to a loan'
    ? 'paid to a loan of the customer, which counts it'
    : standing;
}
