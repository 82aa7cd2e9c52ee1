import * as z from 'zod/mini';
import { defineAnswers, defineRefusals, withParams } from './define.ts';
import { amountParam, amountText } from './params.ts';

/** Of checks, sent and decided. */
export const refusalsOfDeposits = defineRefusals({
  CHECK_LIMIT: withParams({
    params: { left: amountParam },
    status: 422,
    title: { en: 'Check limit', es: 'Límite de cheques' },
    message: {
      en: ({ left }) =>
        `You can deposit ${amountText(left)} more by photo for now. Your check was not sent; ` +
        'please bring it to a branch.',
      es: ({ left }) =>
        `Por ahora puede depositar ${amountText(left)} más por foto. Su cheque no se envió; ` +
        'llévelo a una sucursal.',
    },
    field: 'amount',
  }),
  CHECK_NOT_ACCEPTED: {
    status: 409,
    title: { en: 'Check not accepted', es: 'Cheque no aceptado' },
    message: {
      en: 'This check has not been accepted, so there is nothing to take back. No money was moved.',
      es: 'Este cheque no se aceptó, así que no hay nada que retirar. No se movió dinero.',
    },
  },
  AMOUNT_NOT_CONFIRMED: {
    status: 422,
    title: { en: 'Amount not confirmed', es: 'Monto sin confirmar' },
    message: {
      en:
        'This is not the amount the customer wrote. Please type it a second time. No money was ' +
        'moved.',
      es: 'Este no es el monto que escribió el cliente. Escríbalo una segunda vez. No se movió dinero.',
    },
    field: 'confirmedAmount',
  },
  CHECK_ABOVE_LIMIT: withParams({
    params: { left: amountParam },
    status: 422,
    title: { en: 'Check above the limit', es: 'Cheque por encima del límite' },
    message: {
      en: ({ left }) =>
        `By the limits for checks this one may come to ${amountText(left)} at ` +
        'most. No money was moved. Please return it as above the limit.',
      es: ({ left }) =>
        'Según los límites para cheques, este puede ser de como máximo ' +
        `${amountText(left)}. No se movió dinero. Devuélvalo por estar por encima del límite.`,
    },
    field: 'amount',
  }),
});

/** Of checks, sent and decided. */
export const answersOfDeposits = defineAnswers({
  CHECK_SUBMITTED: {
    message: { en: 'Check Submitted Successfully!', es: '¡El cheque se envió correctamente!' },
  },
  CHECK_ACCEPTED: withParams({
    params: { amount: amountParam },
    message: {
      en: ({ amount }) => `Check of ${amountText(amount)} accepted.`,
      es: ({ amount }) => `Cheque de ${amountText(amount)} aceptado.`,
    },
  }),
  CHECK_READ_ONCE: {
    message: {
      en:
        'A second person has to read the same amount. The check is back in the queue, and no money ' +
        'was moved yet.',
      es:
        'Una segunda persona tiene que leer el mismo monto. El cheque volvió a la fila, y todavía no ' +
        'se movió dinero.',
    },
  },
  CHECK_RETURNED: {
    message: {
      en: 'Check returned. Its customer reads why.',
      es: 'Cheque devuelto. Su cliente lee por qué.',
    },
  },
  CHECK_DISHONORED: withParams({
    params: {
      amount: amountParam,
      taken: amountParam,
      /** Its customer's accounts are closed. */
      fromUnclaimedFunds: z.boolean(),
      /** The part that was spent already; null: nothing of it. */
      loss: z.nullable(amountParam),
    },
    message: {
      en: ({ amount, taken, fromUnclaimedFunds, loss }) => {
        const from = fromUnclaimedFunds
          ? 'unclaimed funds: the customer’s accounts are closed'
          : 'the customer’s account';
        const lost =
          loss === null ? '' : ` ${amountText(loss)} was spent already and is posted as a loss.`;
        return (
          `Check of ${amountText(amount)} returned unpaid. ${amountText(taken)} was taken back ` +
          `from ${from}.${lost}`
        );
      },
      es: ({ amount, taken, fromUnclaimedFunds, loss }) => {
        const from = fromUnclaimedFunds
          ? 'de los fondos no reclamados: las cuentas del cliente están cerradas'
          : 'de la cuenta del cliente';
        const lost =
          loss === null
            ? ''
            : ` ${amountText(loss)} ya se habían gastado y se registran como pérdida.`;
        return (
          `Cheque de ${amountText(amount)} devuelto sin pagar. Se retiraron ${amountText(taken)} ` +
          `${from}.${lost}`
        );
      },
    },
  }),
});
