import { formatsOf } from '../../format.ts';
import { amountText } from '../../refusals/params.ts';
import type { TextsOf } from '../define.ts';
import type { ofBills as english } from '../of-bills.ts';

const { day } = formatsOf('es-US');

/** Of bills, those that recur and each of their payments, in Spanish. */
export const ofBills: TextsOf<typeof english> = {
  PAYMENT_SUBMITTED: '¡El pago se envió correctamente!',
  BILL_SKIPPED: ({ name, date, next }) =>
    `Se omite el pago a ${name} del ${day(date)}. ` +
    (next === null ? 'Era el último.' : `El siguiente es el ${day(next)}.`),
  BILL_STOPPED: ({ name }) =>
    `Se detuvo la factura recurrente de ${name}. No volveremos a pagarla.`,
  BILL_CHANGED_ONCE: ({ name, date, amount, rest }) =>
    `El pago a ${name} del ${day(date)} es de ${amountText(amount)}. Los siguientes siguen en ` +
    `${amountText(rest)}.`,
  BILL_CHANGED: ({ name, from, amount, end }) =>
    `Desde el ${day(from)} se pagan ${amountText(amount)} cada vez a ${name}, ` +
    `${end === null ? 'sin fecha final' : `hasta el ${day(end)}`}.`,
  BILL_PAUSED: ({ name }) =>
    `La factura de ${name} está en pausa. No se paga nada hasta que usted la reanude.`,
  BILL_PAUSED_UNTIL: ({ name, until, next }) =>
    `La factura de ${name} está en pausa hasta el ${day(until)}. El próximo pago es el ` +
    `${day(next)}.`,
  BILL_RESUMED: ({ name, next }) =>
    `Se reanudan los pagos a ${name}. El próximo pago es el ${day(next)}.`,
  BILL_PAST_END: ({ name }) =>
    `La factura de ${name} pasó su fecha final. No volveremos a pagarla.`,
};
