import { formatsOf } from '../../../contract/values/format.ts';
import type { orderReasonsTexts as english } from './order-reasons.texts.ts';

const { moment } = formatsOf('es-US');

export const orderReasonsTexts: typeof english = {
  inReview: 'Revisamos los pagos de este tamaño antes de enviarlos.',
  approved: 'Lo revisamos y lo aprobamos.',
  cancelled: 'Usted lo canceló antes de su fecha.',
  takenBack: 'Usted lo canceló en los primeros 30 minutos.',
  billStopped: 'Usted detuvo la factura recurrente.',
  accountClosed: 'Se cerró la cuenta.',
  newPassword:
    'Se eligió una contraseña nueva por correo electrónico, y esta dirección nunca se había ' +
    'confirmado.',
  notMe: 'Usted nos dijo que no fue usted, así que lo cancelamos antes de que saliera.',
  disowned:
    'Antes de que saliera, se cerró desde otro lugar la sesión del dispositivo en que se pidió.',
  cancelledByLink: 'Usted lo canceló con el botón de nuestro correo electrónico.',
  undone: 'Lo registramos por error y deshicimos el registro.',
  restored: 'Lo registramos otra vez: deshacerlo fue un error.',
  delayed: ({ kind, at, isExchanged }) =>
    // The period of `p.m.` ends the sentence too.
    `Este pago sale el ${moment(at)}${isExchanged ? ', al tipo de cambio de ese momento.' : ''} ` +
    'Usted inició sesión en un dispositivo nuevo, y ' +
    `${kind === 'bill' ? 'esta empresa es nueva' : 'esta persona es nueva'} entre quienes usted ` +
    'paga. Puede cancelarlo hasta entonces.',
};
