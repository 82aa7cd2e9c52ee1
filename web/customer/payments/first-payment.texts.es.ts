import type { firstPaymentTexts as english } from './first-payment.texts.ts';

export const firstPaymentTexts: typeof english = {
  notPaidRecently:
    'Es nuevo o no se le ha pagado recientemente. Si se lo pidieron por teléfono, mensaje o correo ' +
    'electrónico, llame antes al beneficiario a un número que conozca.',
};
