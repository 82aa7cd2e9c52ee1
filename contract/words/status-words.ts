/** The statuses of payments, checks, problems and messages, as Spanish pages say them. */
export const statusWordsInSpanish: Record<string, string> = {
  Scheduled: 'Programado',
  Pending: 'Pendiente',
  Processing: 'En proceso',
  Approved: 'Completado',
  Completed: 'Completado',
  Declined: 'Rechazado',
  Returned: 'Devuelto',
  Cancelled: 'Cancelado',
  Received: 'Recibido',
  'In review': 'En revisión',
  Accepted: 'Aceptado',
  'Returned unpaid': 'Devuelto sin pagar',
  Corrected: 'Corregido',
  'No error found': 'Sin errores',
  Answered: 'Respondido',
  Closed: 'Cerrado',
};
