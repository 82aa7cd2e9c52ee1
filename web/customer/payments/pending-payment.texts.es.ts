import type { pendingPaymentTexts as english } from './pending-payment.texts.ts';

export const pendingPaymentTexts: typeof english = {
  pendingPayment: {
    weAreCheckingWhetherYour: (payment) => `Estamos comprobando si se hizo su ${payment}…`,
    checkAgain: 'Comprobar de nuevo',
    reference: (success, amount, reference) => `${success} ${amount}, referencia ${reference}.`,
    weStillCouldNotFind: (payment) =>
      `Aún no pudimos saber si se hizo su ${payment}. Comprobar de nuevo no paga dos veces.`,
    yourWasNotMade: (payment, reason) => `No se hizo su ${payment}. ${reason}`,
    of: (noun, amount) => `${noun} de ${amount}`,
    betweenYourAccounts: (amount) => `${amount} entre sus cuentas`,
    to: (amount, recipientName) => `${amount} a ${recipientName}`,
  },
};
