import * as z from 'zod/mini';
import { formatsOf } from '../values/format.ts';
import { currencies } from '../values/money.ts';
import { defineAnswers, defineRefusals, withParams } from './define.ts';
import { amountParam, amountText, dayParam } from './params.ts';

const { day: writtenInSpanish } = formatsOf('es-US');

/** Of payments abroad: rates, quotes, and how much is exchanged. */
export const refusalsOfExchange = defineRefusals({
  RATE_MISSING: withParams({
    params: { currency: z.enum(currencies) },
    status: 422,
    title: { en: 'No exchange rate', es: 'Sin tipo de cambio' },
    message: {
      en: ({ currency }) =>
        `There is no exchange rate for ${currency} right now. No money was moved. Please try ` +
        'again later.',
      es: ({ currency }) =>
        `Por el momento no hay un tipo de cambio para ${currency}. No se movió dinero. ` +
        'Inténtelo de nuevo más tarde.',
    },
    field: 'currency',
  }),
  QUOTE_MISMATCH: {
    status: 422,
    title: { en: 'Quote of another payment', es: 'Cotización de otro pago' },
    message: {
      en:
        'This quote is for another payment: another amount, currency or day. No money was moved. ' +
        'Please ask for a new one.',
      es:
        'Esta cotización es de otro pago: otro monto, otra moneda u otra fecha. No se movió dinero. ' +
        'Pida una nueva.',
    },
  },
  QUOTE_EXPIRED: {
    status: 422,
    title: { en: 'Quote expired', es: 'Cotización vencida' },
    message: {
      en:
        'This exchange rate quote has expired or was used before. No money was moved. Please ask ' +
        'for a new one.',
      es: 'Esta cotización del tipo de cambio venció o ya se usó. No se movió dinero. Pida una nueva.',
    },
  },
  EXCHANGE_LIMIT: withParams({
    params: { max: amountParam },
    status: 422,
    title: { en: 'Exchange limit', es: 'Límite de cambio' },
    message: {
      en: ({ max }) =>
        `We exchange up to ${amountText(max)} in one payment. No ` +
        'money was moved. Please enter a smaller amount or contact support.',
      es: ({ max }) =>
        `Cambiamos hasta ${amountText(max)} en un solo pago. No se movió dinero. Ingrese un monto ` +
        'menor o comuníquese con nosotros.',
    },
    field: 'amount',
  }),
  NOTHING_ARRIVES: withParams({
    params: { fee: amountParam },
    status: 422,
    title: { en: 'Nothing would arrive', es: 'No llegaría nada' },
    message: {
      en: ({ fee }) =>
        `The fee is ${amountText(fee)}, and nothing of this sum would arrive. No money was moved. ` +
        'Please enter a larger sum.',
      es: ({ fee }) =>
        `La comisión es de ${amountText(fee)} y de esta suma no llegaría nada. No se movió dinero. ` +
        'Ingrese una suma mayor.',
    },
    field: 'total',
  }),
  ARRIVING_LIMIT: withParams({
    params: { max: amountParam },
    status: 422,
    title: { en: 'Too much would arrive', es: 'Llegaría demasiado' },
    message: {
      en: ({ max }) =>
        `One payment can be up to ${amountText(max)}, and more than that would arrive. No money was ` +
        'moved. Please enter a smaller sum.',
      es: ({ max }) =>
        `Un pago puede ser de hasta ${amountText(max)}, y llegaría más que eso. No se movió dinero. ` +
        'Ingrese una suma menor.',
    },
    field: 'total',
  }),
});

/** Of the rates of payments abroad. */
export const answersOfExchange = defineAnswers({
  RATES_SAVED: withParams({
    params: { day: dayParam },
    message: {
      en: ({ day }) => `The rates of ${day} are saved.`,
      es: ({ day }) => `Se guardaron los tipos de cambio del ${writtenInSpanish(day)}.`,
    },
  }),
  RATES_PROPOSED: withParams({
    params: { day: dayParam },
    message: {
      en: ({ day }) =>
        `The rates of ${day} wait for a second person, who has to give the same. No price was ` +
        'changed.',
      es: ({ day }) =>
        `Los tipos de cambio del ${writtenInSpanish(day)} esperan a una segunda persona, que tiene que dar ` +
        'los mismos. No se cambió ningún precio.',
    },
  }),
  RATES_MOVE_FAR: withParams({
    params: { day: dayParam },
    message: {
      en: ({ day }) =>
        `The rates of ${day} move further than one person moves them, and wait for a day in which ` +
        'your colleagues can see them. No price was changed. Please give the same file again in 24 ' +
        'hours.',
      es: ({ day }) =>
        `Los tipos de cambio del ${writtenInSpanish(day)} se mueven más de lo que una sola persona los mueve, y ` +
        'esperan un día en que sus colegas puedan verlos. No se cambió ningún precio. Vuelva a dar el ' +
        'mismo archivo dentro de 24 horas.',
    },
  }),
  RATES_KNOWN: withParams({
    params: { day: dayParam },
    message: {
      en: ({ day }) => `The rates of ${day} were saved before. Nothing was changed.`,
      es: ({ day }) =>
        `Los tipos de cambio del ${writtenInSpanish(day)} ya estaban guardados. No se cambió nada.`,
    },
  }),
});
