import * as z from 'zod/mini';
import { defineAnswers, defineRefusals, withParams } from './define.ts';
import { amountParam, amountText, nameParam } from './params.ts';
import { standings, standingWords, standingWordsInSpanish } from './standings.ts';

/** Of payments to other banks that staff approve, decline or return. */
export const refusalsOfOutsidePayments = defineRefusals({
  NOT_RETURNABLE: withParams({
    params: { status: z.enum(standings) },
    status: 409,
    title: { en: 'Not returnable', es: 'No se puede devolver' },
    message: {
      en: ({ status }) =>
        `This payment cannot be returned: it is ${standingWords(status)}. No money was moved.`,
      es: ({ status }) =>
        `Este pago no se puede devolver: está ${standingWordsInSpanish(status)}. No se movió dinero.`,
    },
  }),
  RETURN_WAITS: withParams({
    params: { by: nameParam },
    status: 409,
    title: { en: 'Return waits', es: 'La devolución espera' },
    message: {
      en: ({ by }) =>
        `${by} has proposed to return this payment, which waits for a second person. No money was ` +
        'moved. Please decide that first.',
      es: ({ by }) =>
        `${by} propuso devolver este pago, y la devolución espera a una segunda persona. No se ` +
        'movió dinero. Decídala primero.',
    },
  }),
  RETURN_UNTRACED: {
    status: 422,
    title: { en: 'Number of the other bank needed', es: 'Se necesita el número del otro banco' },
    message: {
      en:
        'This payment has settled, so it comes back with a message or trace number of the other ' +
        'bank. No money was moved. Please give that number; a return that was proposed without one ' +
        'is declined and proposed again.',
      es:
        'Este pago ya se liquidó, así que vuelve con un número de mensaje o de rastreo del otro ' +
        'banco. No se movió dinero. Indique ese número; una devolución que se propuso sin él se ' +
        'rechaza y se propone otra vez.',
    },
    field: 'otherBankReference',
  },
});

/** Of payments to other banks that staff approve, decline or return. */
export const answersOfOutsidePayments = defineAnswers({
  PAYMENT_APPROVED: withParams({
    params: { reference: nameParam },
    message: {
      en: ({ reference }) => `Payment ${reference} approved.`,
      es: ({ reference }) => `Se aprobó el pago ${reference}.`,
    },
  }),
  PAYMENT_DECLINED: withParams({
    params: { reference: nameParam },
    message: {
      en: ({ reference }) =>
        `Payment ${reference} declined. The money is back in the customer’s account.`,
      es: ({ reference }) =>
        `Se rechazó el pago ${reference}. El dinero está de nuevo en la cuenta del cliente.`,
    },
  }),
  PAYMENT_RETURNED: withParams({
    params: {
      reference: nameParam,
      /** The part that went back; null: nothing was left. */
      rest: z.nullable(amountParam),
      /** Its customer's accounts are closed. */
      toUnclaimedFunds: z.boolean(),
      /** The bank's earlier credit for it; null: nothing. */
      corrected: z.nullable(amountParam),
    },
    message: {
      en: ({ reference, rest, toUnclaimedFunds, corrected }) => {
        const where = toUnclaimedFunds
          ? 'went to unclaimed funds: the customer’s accounts are closed'
          : 'is back in the customer’s account';
        const back = rest === null ? '' : ` ${amountText(rest)} ${where}.`;
        const before =
          corrected === null
            ? ''
            : ` ${amountText(corrected)} had been credited for it before, and makes up for that ` +
              'loss.';
        return `Payment ${reference} returned.${back}${before}`;
      },
      es: ({ reference, rest, toUnclaimedFunds, corrected }) => {
        const where = toUnclaimedFunds
          ? 'pasaron a los fondos no reclamados: las cuentas del cliente están cerradas'
          : 'están de nuevo en la cuenta del cliente';
        const back = rest === null ? '' : ` ${amountText(rest)} ${where}.`;
        const before =
          corrected === null
            ? ''
            : ` ${amountText(corrected)} ya se habían acreditado por él, y compensan esa pérdida.`;
        return `Se devolvió el pago ${reference}.${back}${before}`;
      },
    },
  }),
  RETURN_PROPOSED: withParams({
    params: {
      reference: nameParam,
      amount: amountParam,
      above: amountParam,
      inOneDay: z.boolean(),
    },
    message: {
      en: ({ reference, amount, above, inOneDay }) =>
        `The return of ${amountText(amount)} for ${reference} waits for a second person: above ` +
        `${amountText(above)} ${inOneDay ? 'in one day ' : ''}a colleague has to approve. No money ` +
        'was moved yet.',
      es: ({ reference, amount, above, inOneDay }) =>
        `La devolución de ${amountText(amount)} por ${reference} espera a una segunda persona: por ` +
        `encima de ${amountText(above)} ${inOneDay ? 'en un día ' : ''}tiene que aprobar un colega. ` +
        'Todavía no se movió dinero.',
    },
  }),
  RETURN_DECLINED: withParams({
    params: { reference: nameParam },
    message: {
      en: ({ reference }) => `Return of ${reference} declined. No money was moved.`,
      es: ({ reference }) => `Se rechazó la devolución de ${reference}. No se movió dinero.`,
    },
  }),
});
