import * as z from 'zod/mini';
import { formatsOf } from '../values/format.ts';
import { defineAnswers, defineRefusals, withParams } from './define.ts';
import { amountParam, amountText, countParam, dayParam, nameParam } from './params.ts';
import { standings, standingWords, standingWordsInSpanish } from './standings.ts';

const { day, count } = formatsOf('en-US');
const { day: dayInSpanish, count: countInSpanish } = formatsOf('es-US');

/** Of payments that customers report, and of what staff answer. */
export const refusalsOfDisputes = defineRefusals({
  DISPUTE_EXISTS: withParams({
    params: { reference: nameParam },
    status: 409,
    title: { en: 'Reported already', es: 'Ya reportado' },
    message: {
      en: ({ reference }) =>
        `You’ve already reported this payment, as ${reference}. Nothing was changed. We’ll ` +
        'email our answer and show it with the payment.',
      es: ({ reference }) =>
        `Usted ya reportó este pago, con la referencia ${reference}. No se cambió nada. Nuestra ` +
        'respuesta llega por correo electrónico y aparece junto al pago.',
    },
  }),
  NOT_CORRECTABLE: withParams({
    params: { status: z.enum(standings) },
    status: 409,
    title: { en: 'Not correctable', es: 'No se puede corregir' },
    message: {
      en: ({ status }) =>
        `This payment cannot be corrected: it is ${standingWords(status)}. No money was moved.`,
      es: ({ status }) =>
        `Este pago no se puede corregir: está ${standingWordsInSpanish(status)}. No se movió dinero.`,
    },
  }),
  DISPUTE_NOT_POSSIBLE: {
    status: 422,
    title: { en: 'Nothing to report', es: 'Nada que reportar' },
    message: {
      en:
        'Only a payment that took money from your accounts, and whose money is not back, can be ' +
        'reported. Nothing was reported. For anything else please write to us.',
      es:
        'Solo se puede reportar un pago que salió de sus cuentas y cuyo dinero no ha vuelto. No ' +
        'se reportó nada. Para cualquier otra cosa, escríbanos.',
    },
  },
  LOAN_PAYMENT_NOT_DISPUTABLE: {
    status: 422,
    title: { en: 'Payment to a loan', es: 'Pago de un préstamo' },
    message: {
      en:
        'This payment went toward your loan with us. Nothing was reported. If something is ' +
        'wrong with it, please write to us or call and we’ll check the loan and its schedule.',
      es:
        'Este pago se aplicó a su préstamo con nosotros. No se reportó nada. Si algo está mal, ' +
        'escríbanos o llámenos y revisaremos el préstamo y su calendario de pagos.',
    },
  },
  DISPUTE_TOO_LATE: withParams({
    params: { until: dayParam },
    status: 422,
    title: { en: 'Too late to report', es: 'Demasiado tarde para reportar' },
    message: {
      en: ({ until }) =>
        'A payment can be reported for 60 days after its statement. For this one that was until ' +
        `${day(until)}. Nothing was reported. Please write to us or call.`,
      es: ({ until }) =>
        'Un pago se puede reportar durante 60 días después de su estado de cuenta. Para este pago, ' +
        `el plazo terminó el ${dayInSpanish(until)}. No se reportó nada. Escríbanos o llámenos.`,
    },
  }),
  DISPUTES_LIMIT: withParams({
    params: { max: countParam },
    status: 422,
    title: { en: 'Too many reports', es: 'Demasiados pagos reportados' },
    message: {
      en: ({ max }) =>
        `We are still looking into ${count(max)} payments you reported. Nothing was reported. ` +
        'Please call us, or wait for an answer.',
      es: ({ max }) =>
        `Todavía estamos revisando ${countInSpanish(max)} pagos que usted reportó. No se reportó nada. ` +
        'Llámenos o espere una respuesta.',
    },
  }),
  CORRECTION_ABOVE_PAYMENT: withParams({
    params: { most: amountParam },
    status: 422,
    title: { en: 'Above the payment', es: 'Más que el pago' },
    message: {
      en: ({ most }) =>
        `The payment cost ${amountText(most)}, and we can’t credit more than that. No money ` +
        'was moved.',
      es: ({ most }) =>
        `El pago costó ${amountText(most)} y no podemos acreditar más que eso. No se movió dinero.`,
    },
    field: 'amount',
  }),
});

/** Of problems that customers report. */
export const answersOfDisputes = defineAnswers({
  DISPUTE_REPORTED: withParams({
    params: { reference: nameParam, answerBy: dayParam },
    message: {
      en: ({ reference, answerBy }) =>
        `Reported as ${reference}. We’ll answer by ${day(answerBy)} at the latest. No money ` +
        'was moved yet.',
      es: ({ reference, answerBy }) =>
        `Recibimos su reporte ${reference}. Responderemos a más tardar el ${dayInSpanish(answerBy)}. ` +
        'Todavía no se movió dinero.',
    },
  }),
  DISPUTE_CORRECTED: withParams({
    params: { reference: nameParam, amount: amountParam },
    message: {
      en: ({ reference, amount }) => `${amountText(amount)} credited for ${reference}.`,
      es: ({ reference, amount }) => `Se acreditaron ${amountText(amount)} por ${reference}.`,
    },
  }),
  CORRECTION_PROPOSED: withParams({
    params: { reference: nameParam, amount: amountParam, above: amountParam },
    message: {
      en: ({ reference, amount, above }) =>
        `${amountText(amount)} for ${reference} waits for a second person: above ` +
        `${amountText(above)} a colleague posts it. No money was moved yet.`,
      es: ({ reference, amount, above }) =>
        `${amountText(amount)} por ${reference} esperan a una segunda persona: por encima de ` +
        `${amountText(above)} los registra un colega. Todavía no se movió dinero.`,
    },
  }),
  DISPUTE_ENDED: withParams({
    params: { reference: nameParam },
    message: {
      en: ({ reference }) => `${reference} ended: no error found. No money was moved.`,
      es: ({ reference }) =>
        `${reference} terminó: no se encontró ningún error. No se movió dinero.`,
    },
  }),
});
