import type { Standing } from '../standings.ts';

const words: Record<Standing, string> = {
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

/** How a payment stands, after “está”. */
export const standingWords = (standing: Standing): string => words[standing];
