import { shownStatuses } from '../values/shown-statuses.ts';

/** The states of a payment with which staff cannot do what they asked for. */
export const standings = [...shownStatuses, 'In review', 'Paid to a loan'] as const;
export type Standing = (typeof standings)[number];

export function standingWords(standing: Standing): string {
  if (standing === 'In review') return 'in review';
  return standing === 'Paid to a loan'
    ? 'paid to a loan of the customer, which counts it'
    : standing;
}

const inSpanish: Record<Standing, string> = {
  Scheduled: 'programado',
  Pending: 'pendiente',
  Approved: 'aprobado',
  Completed: 'completado',
  Declined: 'rechazado',
  Returned: 'devuelto',
  Cancelled: 'cancelado',
  'In review': 'en revisión',
  'Paid to a loan': 'abonado a un préstamo del cliente, donde figura como pagado',
};

/** Words the state of a payment, after “está”. */
export const standingWordsInSpanish = (standing: Standing): string => inSpanish[standing];
