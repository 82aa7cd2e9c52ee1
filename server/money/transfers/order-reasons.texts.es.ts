import type { orderReasonsTexts as english } from './order-reasons.texts.ts';

export const orderReasonsTexts: typeof english = {
  inReview: 'Revisamos los pagos de este tamaño antes de enviarlos.',
  approved: 'Lo revisamos y lo aprobamos.',
  cancelled: 'Usted lo canceló antes de su fecha.',
  billStopped: 'Usted detuvo la factura recurrente.',
  accountClosed: 'Se cerró la cuenta.',
  newPassword:
    'Se eligió una contraseña nueva por correo electrónico, y esta dirección nunca se había ' +
    'confirmado.',
};
