import { defineAnswers, defineRefusals, withParams } from './define.ts';
import { amountParam, amountText, nameParam } from './params.ts';

/** Of payments and their limits. */
export const refusalsOfPayments = defineRefusals({
  TRANSFER_NOT_FOUND: {
    status: 404,
    title: { en: 'Not found', es: 'No se encontró' },
    message: {
      en: 'No transaction has this ID.',
      es: 'Ninguna transacción tiene este identificador.',
    },
  },
  CANCEL_WINDOW_OVER: {
    status: 409,
    title: { en: 'Too late to cancel', es: 'Demasiado tarde para cancelar' },
    message: {
      en:
        'This payment can’t be canceled any more: its 30 minutes are over. Nothing was changed. If ' +
        'something is wrong with it, report a problem on its receipt, or call us.',
      es:
        'Este pago ya no se puede cancelar: pasaron sus 30 minutos. No se cambió nada. Si algo no ' +
        'está bien, reporte un problema en su recibo o llámenos.',
    },
  },
  FEE_CHANGED: withParams({
    params: { fee: amountParam },
    status: 409,
    title: { en: 'Fee changed', es: 'La comisión cambió' },
    message: {
      en: ({ fee }) =>
        `The fee is now ${amountText(fee)}. No money was moved. Please review the total and ` +
        'confirm again.',
      es: ({ fee }) =>
        `La comisión ahora es de ${amountText(fee)}. No se movió dinero. Revise el total y ` +
        'confírmelo de nuevo.',
    },
  }),
  INSUFFICIENT_FUNDS: withParams({
    params: { available: amountParam },
    status: 422,
    title: { en: 'Insufficient funds', es: 'Fondos insuficientes' },
    message: {
      en: ({ available }) => `Insufficient funds. Available balance: ${amountText(available)}.`,
      es: ({ available }) => `Fondos insuficientes. Saldo disponible: ${amountText(available)}.`,
    },
    field: 'amount',
  }),
  DAILY_LIMIT: withParams({
    params: { max: amountParam },
    status: 422,
    title: { en: 'Daily limit', es: 'Límite diario' },
    message: {
      en: ({ max }) =>
        'Until you have a security PIN that is more than 24 hours old, you can pay others up to ' +
        `${amountText(max)} a day. No money was moved.`,
      es: ({ max }) =>
        'Mientras no tenga un PIN de seguridad de más de 24 horas, puede pagar a otras personas ' +
        `hasta ${amountText(max)} al día. No se movió dinero.`,
    },
    field: 'amount',
  }),
  TOO_MANY_PAYMENTS: {
    status: 429,
    title: { en: 'Too many payments', es: 'Demasiados pagos' },
    message: {
      en: 'Too many payments in a short time. No money was moved. Please wait a minute and try again.',
      es: 'Demasiados pagos en poco tiempo. No se movió dinero. Espere un minuto e inténtelo de nuevo.',
    },
  },
  MONEY_STOPPED: {
    status: 503,
    title: { en: 'Payments stopped', es: 'Pagos detenidos' },
    message: {
      en:
        'All payments are stopped while the bank checks its books. No money was moved. You can ' +
        'still view your accounts; please try again later.',
      es:
        'Todos los pagos están detenidos mientras el banco revisa sus libros. No se movió ' +
        'dinero. Aún puede consultar sus cuentas; inténtelo de nuevo más tarde.',
    },
  },
  CLOCK_WRONG: {
    status: 503,
    title: { en: 'Clock wrong', es: 'Hora incorrecta' },
    message: {
      en:
        'The bank’s clock is wrong, so this cannot be posted now. No money was moved. Please ' +
        'try again in a minute.',
      es:
        'La hora del banco no es correcta, así que esto no se puede registrar ahora. No se movió ' +
        'dinero. Inténtelo de nuevo en un minuto.',
    },
  },
});

/** Of payments. */
export const answersOfPayments = defineAnswers({
  TRANSFER_SUBMITTED: {
    message: {
      en: 'Transfer Submitted Successfully!',
      es: '¡La transferencia se envió correctamente!',
    },
  },
  MONEY_MOVED: { message: { en: 'The money was moved.', es: 'Se movió el dinero.' } },
  MOVE_SCHEDULED: {
    message: {
      en: 'The transfer is scheduled. No money was moved yet.',
      es: 'La transferencia está programada. Todavía no se movió dinero.',
    },
  },
  PAYMENT_CANCELED: withParams({
    params: { reference: nameParam },
    message: {
      en: ({ reference }) => `Payment ${reference} canceled. No money was moved.`,
      es: ({ reference }) => `Se canceló el pago ${reference}. No se movió dinero.`,
    },
  }),
  PAYMENT_TAKEN_BACK: withParams({
    params: { reference: nameParam, back: amountParam },
    message: {
      en: ({ reference, back }) =>
        `Payment ${reference} canceled. ${amountText(back)}, any fee included, is back in your account.`,
      es: ({ reference, back }) =>
        `Se canceló el pago ${reference}. ${amountText(back)}, con toda comisión, están de nuevo en su ` +
        'cuenta.',
    },
  }),
});
