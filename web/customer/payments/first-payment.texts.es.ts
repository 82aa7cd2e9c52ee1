import type { firstPaymentTexts as english } from './first-payment.texts.ts';

export const firstPaymentTexts: typeof english = {
  youHaventPaidThis:
    'Usted no ha pagado a esta cuenta recientemente. Si alguien le pidió este pago por teléfono, ' +
    'mensaje o correo, deténgase y confírmelo en un número que ya conozca: el dinero enviado puede ' +
    'ser difícil de recuperar.',
};
