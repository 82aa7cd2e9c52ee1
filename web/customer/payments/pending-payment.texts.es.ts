import type { pendingPaymentTexts as english } from './pending-payment.texts.ts';

export const pendingPaymentTexts: typeof english = {
  pendingPayment: {
    weAreCheckingWhetherYour: (describe) => `Estamos comprobando si se hizo su ${describe}…`,
    checkAgain: 'Comprobar de nuevo',
    reference: (success, amount, reference) => `${success} ${amount}, referencia ${reference}.`,
    weStillCouldNotFind: (describe) =>
      `Aún no pudimos saber si se hizo su ${describe}. Comprobar de nuevo no paga dos veces.`,
    yourWasNotMade: (describe, paymentFailureText) =>
      `No se hizo su ${describe}. ${paymentFailureText}`,
    of: (noun, amount) => `${noun} de ${amount}`,
    betweenYourAccounts: (amount) => `${amount} entre sus cuentas`,
    to: (amount, recipientName) => `${amount} a ${recipientName}`,
  },
};
