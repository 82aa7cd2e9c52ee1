import * as z from 'zod/mini';
import { formatsOf } from '../values/format.ts';
import { defineAnswers, defineRefusals, withParams } from './define.ts';
import { amountParam, amountText, momentParam, nameParam } from './params.ts';

const { moment } = formatsOf('en-US');
const { moment: momentInSpanish } = formatsOf('es-US');

/** Of first payments that leave later, and of what cancels them. */
export const refusalsOfDelayedPayments = defineRefusals({
  CANCEL_LINK_INVALID: {
    status: 400,
    title: { en: 'Link not valid', es: 'Enlace no válido' },
    message: {
      en:
        'This link is not complete, or older than 30 days. Nothing was changed. If a payment isn’t ' +
        'yours, please call us right away.',
      es:
        'Este enlace no está completo o tiene más de 30 días. No se cambió nada. Si un pago no es ' +
        'suyo, llámenos de inmediato.',
    },
  },
  PAYMENT_NOT_WAITING: withParams({
    params: { became: z.enum(['canceled', 'declined', 'left', 'returned']) },
    status: 409,
    title: { en: 'No longer waiting', es: 'Ya no está en espera' },
    message: {
      en: ({ became }) =>
        ({
          canceled:
            'This payment was canceled before. No money was moved. You don’t need to do anything.',
          declined: 'This payment was declined. No money was moved. You don’t need to do anything.',
          left:
            'This payment has left already and can’t be canceled here. If it isn’t yours, please call ' +
            'us right away.',
          returned: 'This payment came back: the money is in your account again.',
        })[became],
      es: ({ became }) =>
        ({
          canceled: 'Este pago ya se había cancelado. No se movió dinero. No tiene que hacer nada.',
          declined: 'Este pago se rechazó. No se movió dinero. No tiene que hacer nada.',
          left: 'Este pago ya salió y no se puede cancelar aquí. Si no es suyo, llámenos de inmediato.',
          returned: 'Este pago fue devuelto: el dinero está de nuevo en su cuenta.',
        })[became],
    },
  }),
  FIRST_PAYMENTS_AT_ONCE: {
    status: 409,
    title: { en: 'Sent at once', es: 'Enviados a la vez' },
    message: {
      en:
        'Several first payments arrived at the same time. No money was moved for this one. Please ' +
        'submit it again.',
      es: 'Varios primeros pagos llegaron al mismo tiempo. No se movió dinero por este. Envíelo de nuevo.',
    },
  },
  BILL_RAISED_TOO_SOON: withParams({
    params: { most: amountParam, until: momentParam },
    status: 422,
    title: { en: 'Not on a new device yet', es: 'Aún no en un dispositivo nuevo' },
    message: {
      en: ({ most, until }) =>
        'You logged in on a new device, and this biller is new among those you pay. Until ' +
        `${moment(until)} you can set up to ${amountText(most)} here today. Nothing was changed. ` +
        'Please use a device you had before, or change the bill after that.',
      es: ({ most, until }) =>
        'Usted inició sesión en un dispositivo nuevo, y esta empresa es nueva entre quienes usted ' +
        `paga. Hasta el ${momentInSpanish(until)} puede fijar aquí hasta ${amountText(most)} hoy. No se cambió ` +
        'nada. Use un dispositivo que ya tenía, o cambie la factura después.',
    },
    field: 'amount',
  }),
});

/** Of first payments that leave later, and of what cancels them. */
export const answersOfDelayedPayments = defineAnswers({
  DELAYED_PAYMENT_CANCELED: withParams({
    params: { reference: nameParam, stopsBill: z.boolean(), phone: nameParam },
    message: {
      en: ({ reference, stopsBill, phone }) =>
        `Payment ${reference} canceled. No money was moved. ` +
        (stopsBill ? 'The recurring bill is stopped, too. ' : '') +
        'If you didn’t request it, someone knows your password and PIN: press “This was not me” in ' +
        `the same email, or call us right away at ${phone}.`,
      es: ({ reference, stopsBill, phone }) =>
        `Se canceló el pago ${reference}. No se movió dinero. ` +
        (stopsBill ? 'También se detuvo la factura recurrente. ' : '') +
        'Si usted no lo pidió, alguien conoce su contraseña y su PIN: pulse «No fui yo» en el mismo ' +
        `correo electrónico, o llámenos de inmediato al ${phone}.`,
    },
  }),
});
