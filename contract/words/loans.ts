import * as z from 'zod/mini';
import { formatsOf } from '../values/format.ts';
import { defineAnswers, defineRefusals, withParams } from './define.ts';
import { amountParam, amountText, countParam, dayParam, momentParam, nameParam } from './params.ts';

const { day, moment, count } = formatsOf('en-US');
const { day: dayInSpanish, moment: momentInSpanish, count: countInSpanish } = formatsOf('es-US');

/** Of loans: their applications, offers, payouts and payoffs. */
export const refusalsOfLoans = defineRefusals({
  LOAN_NOT_FOUND: {
    status: 404,
    title: { en: 'Not found', es: 'No se encontró' },
    message: {
      en: 'No loan has this ID. Nothing was changed.',
      es: 'Ningún préstamo tiene este identificador. No se cambió nada.',
    },
  },
  LOAN_NOT_OFFERED: {
    status: 422,
    title: { en: 'Loan not offered', es: 'Préstamo no disponible' },
    message: {
      en:
        'We don’t offer a loan for this purpose and credit score right now. Nothing was ' +
        'submitted. Please contact support.',
      es:
        'Por el momento no tenemos un préstamo para este propósito con este puntaje de crédito. ' +
        'No se envió nada. Comuníquese con nosotros.',
    },
    field: 'loanPurpose',
  },
  APPLICATIONS_LIMIT: withParams({
    params: { max: countParam },
    status: 422,
    title: { en: 'Too many applications', es: 'Demasiadas solicitudes' },
    message: {
      en: ({ max }) =>
        `We are still reviewing ${count(max)} of your loan applications. Nothing was submitted ` +
        'and no money was moved. Please wait for a decision, then apply again.',
      es: ({ max }) =>
        `Todavía estamos revisando ${countInSpanish(max)} de sus solicitudes de préstamo. No se envió ` +
        'nada y no se movió dinero. Espere una decisión y luego vuelva a solicitarlo.',
    },
  }),
  OFFER_NOT_MADE: {
    status: 409,
    title: { en: 'No offer yet', es: 'Aún no hay oferta' },
    message: {
      en: 'There’s no offer for this loan. It wasn’t approved, or we’re looking at it again.',
      es: 'No hay ninguna oferta para este préstamo. No se aprobó, o lo estamos revisando otra vez.',
    },
  },
  OFFER_ANSWERED: withParams({
    params: { answer: z.enum(['accepted', 'turned_down']) },
    status: 409,
    title: { en: 'Answered already', es: 'Ya respondida' },
    message: {
      en: ({ answer }) =>
        answer === 'accepted'
          ? 'You’ve already accepted this loan. You don’t have to do anything else.'
          : 'You’ve turned this loan down. Nothing is owed. You can apply again anytime.',
      es: ({ answer }) =>
        answer === 'accepted'
          ? 'Usted ya aceptó este préstamo. No tiene que hacer nada más.'
          : 'Usted no quiso este préstamo. No debe nada. Puede volver a solicitarlo.',
    },
  }),
  OFFER_LAPSED: withParams({
    params: { until: dayParam },
    status: 409,
    title: { en: 'Offer ended', es: 'Oferta terminada' },
    message: {
      en: ({ until }) =>
        `This offer was open until ${day(until)}. Nothing was accepted, and no money was moved. You ` +
        'can apply again anytime.',
      es: ({ until }) =>
        `Esta oferta estuvo abierta hasta el ${dayInSpanish(until)}. No se aceptó nada y no se movió dinero. ` +
        'Puede volver a solicitar el préstamo.',
    },
  }),
  OFFER_CHANGED: {
    status: 409,
    title: { en: 'Other terms', es: 'Otras condiciones' },
    message: {
      en:
        'These aren’t the terms of your offer. Nothing was accepted. Please reload the page and ' +
        'read the offer again.',
      es:
        'Estas no son las condiciones de su oferta. No se aceptó nada. Vuelva a cargar la página y ' +
        'lea la oferta otra vez.',
    },
  },
  LOAN_NOT_RUNNING: {
    status: 409,
    title: { en: 'Nothing to pay back', es: 'Nada que pagar' },
    message: {
      en: 'This loan is not being paid back now. No money was moved.',
      es: 'Este préstamo no se está pagando ahora. No se movió dinero.',
    },
  },
  PAYOFF_CHANGED: withParams({
    params: { amount: amountParam },
    status: 409,
    title: { en: 'Payoff amount changed', es: 'El monto cambió' },
    message: {
      en: ({ amount }) =>
        `Paying this loan back today takes ${amountText(amount)}. No money was moved. Please ` +
        'review the new payoff amount.',
      es: ({ amount }) =>
        `Para liquidar este préstamo hoy se necesitan ${amountText(amount)}. No se movió ` +
        'dinero. Revise el nuevo monto para liquidar.',
    },
    field: 'amount',
  }),
  LOAN_NOT_APPROVED: {
    status: 409,
    title: { en: 'Loan not approved', es: 'Préstamo no aprobado' },
    message: {
      en: 'This loan is not approved, so it cannot be paid out. No money was moved.',
      es: 'Este préstamo no está aprobado, así que no se puede desembolsar. No se movió dinero.',
    },
  },
  LOAN_NOT_ACCEPTED: withParams({
    params: { until: dayParam },
    status: 409,
    title: { en: 'Loan not accepted yet', es: 'Préstamo aún no aceptado' },
    message: {
      en: ({ until }) =>
        `The customer has not accepted this loan yet and has until ${day(until)}. No money was ` +
        'moved. It can be paid out once they accept.',
      es: ({ until }) =>
        `El cliente aún no aceptó este préstamo y puede hacerlo hasta el ${dayInSpanish(until)}. No se movió ` +
        'dinero. Se puede desembolsar en cuanto lo acepte.',
    },
  }),
  LOAN_OFFER_OVER: withParams({
    params: { how: z.enum(['lapsed', 'turned_down']) },
    status: 409,
    title: { en: 'Offer over', es: 'Oferta terminada' },
    message: {
      en: ({ how }) =>
        (how === 'lapsed'
          ? 'The customer did not accept this loan in time, so it cannot be paid out.'
          : 'The customer turned this loan down, so it cannot be paid out.') +
        ' No money was moved.',
      es: ({ how }) =>
        (how === 'lapsed'
          ? 'El cliente no aceptó este préstamo a tiempo, así que no se puede desembolsar.'
          : 'El cliente no quiso este préstamo, así que no se puede desembolsar.') +
        ' No se movió dinero.',
    },
  }),
  LOAN_DISBURSED: withParams({
    params: { by: nameParam, at: momentParam },
    status: 409,
    title: { en: 'Loan paid out already', es: 'Préstamo ya desembolsado' },
    message: {
      en: ({ by, at }) =>
        `${by} was first: this loan was paid out already, on ${moment(at)}, New York time. No money was ` +
        'moved again.',
      es: ({ by, at }) =>
        `${by} se adelantó: este préstamo ya se desembolsó, el ${momentInSpanish(at)}, hora de Nueva York. ` +
        'No se movió dinero otra vez.',
    },
  }),
});

/** Of loans and applications for them. */
export const answersOfLoans = defineAnswers({
  LOAN_APPLICATION_SUBMITTED: {
    message: {
      en: 'Loan application submitted successfully!',
      es: '¡La solicitud de préstamo se envió correctamente!',
    },
  },
  LOAN_APPLICATION_SAVED: withParams({
    params: { until: dayParam },
    message: {
      en: ({ until }) => `Saved until ${day(until)}. You can finish it here, on any device.`,
      es: ({ until }) =>
        `Se guarda hasta el ${dayInSpanish(until)}. Puede terminarla aquí, en cualquier dispositivo.`,
    },
  }),
  LOAN_APPLICATION_DELETED: {
    message: { en: 'Your saved application was deleted.', es: 'Se eliminó su solicitud guardada.' },
  },
  LOAN_ACCEPTED: {
    message: {
      en: 'You accepted the loan. We’ll pay the money into your Checking Account next.',
      es: 'Usted aceptó el préstamo. A continuación enviaremos el dinero a su cuenta de cheques.',
    },
  },
  LOAN_TURNED_DOWN: {
    message: {
      en: 'You turned the loan down. Nothing is owed, and you can apply again anytime.',
      es: 'Usted no aceptó el préstamo. No debe nada y puede volver a solicitarlo.',
    },
  },
  LOAN_PAID_BACK: {
    message: { en: 'Your loan is paid back in full.', es: 'Su préstamo está pagado por completo.' },
  },
  LOAN_APPROVED: { message: { en: 'Loan approved.', es: 'Préstamo aprobado.' } },
  LOAN_DECLINED: { message: { en: 'Loan declined.', es: 'Préstamo rechazado.' } },
  LOAN_PAID_OUT: { message: { en: 'Loan paid out.', es: 'Préstamo desembolsado.' } },
});
