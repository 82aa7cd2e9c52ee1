import { sentence } from '../../ui/values/sentence.ts';
import type { billSummaryTexts as english } from './bill-summary.texts.ts';

export const billSummaryTexts: typeof english = {
  billSummary: {
    details: 'los detalles',
    biller: 'la empresa',
    nowArrivesWithinHours: (small) => sentence('Ahora. ', small('Llega en un plazo de 24 horas')),
    oneTime: 'Una sola vez',
    nextFor: (day) => `, el próximo pago el ${day}`,
    butItEndsBeforeIt: ', pero termina antes del próximo pago',
    until: (day) => `, hasta el ${day}`,
    laterDatesArePaidFrom:
      'Los pagos siguientes salen de la cuenta de cheques (con la de ahorros de respaldo). ' +
      'Este PIN sirve para todos; puede pausarlos o detenerlos en cualquier momento.',
    alsoPaidByItself: (amount, day) =>
      sentence(
        'Este pago es aparte de su factura recurrente, que además paga ',
        amount,
        ' el ',
        day,
        '. Para pagar una sola vez, omita esa fecha.',
      ),
    to: 'A',
    amount: 'Monto',
    from: 'De',
    date: 'Fecha',
  },
};
