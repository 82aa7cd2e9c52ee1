import { sentence } from '../../ui/values/sentence.ts';
import type { billSummaryTexts as english } from './bill-summary.texts.ts';

export const billSummaryTexts: typeof english = {
  billSummary: {
    details: 'los detalles',
    biller: 'la empresa',
    nowArrivesWithinHours: (small) => sentence('Ahora. ', small('Llega en 24 horas')),
    oneTime: 'Una sola vez',
    nextFor: (day) => `, la siguiente el ${day}`,
    butItEndsBeforeIt: ', pero termina antes de volver a tocar',
    until: (day) => `, hasta el ${day}`,
    laterDatesArePaidFrom:
      'Las fechas siguientes se pagan de la cuenta de cheques (con la de ahorros de ' +
      'respaldo). Este PIN vale para todas; puede pausarlas o detenerlas en cualquier ' +
      'momento.',
    to: 'A',
    amount: 'Monto',
    from: 'De',
    date: 'Fecha',
  },
};
