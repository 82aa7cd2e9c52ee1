import * as z from 'zod/mini';
import { formatsOf } from '../values/format.ts';
import { shownStatuses } from '../values/shown-statuses.ts';
import { defineAnswers, defineRefusals, withParams } from './define.ts';
import { amountParam, amountText, countParam, dayParam, nameParam } from './params.ts';
import { standingWordsInSpanish } from './standings.ts';

const { day, count } = formatsOf('en-US');
const { day: dayInSpanish, count: countInSpanish } = formatsOf('es-US');

/** Of what is scheduled and what recurs. */
export const refusalsOfBills = defineRefusals({
  SCHEDULE_NOT_FOUND: {
    status: 404,
    title: { en: 'Not found', es: 'No se encontró' },
    message: {
      en: 'No recurring bill of yours has this ID. Nothing was changed.',
      es: 'Ninguna de sus facturas recurrentes tiene este identificador. No se cambió nada.',
    },
  },
  NOT_SCHEDULED: withParams({
    params: { status: z.enum(shownStatuses) },
    status: 409,
    title: { en: 'No longer scheduled', es: 'Ya no está programado' },
    message: {
      en: ({ status }) =>
        `This payment can’t be canceled: it is already ${status}. Nothing was changed.`,
      es: ({ status }) =>
        `Este pago no se puede cancelar: ya está ${standingWordsInSpanish(status)}. No se cambió nada.`,
    },
  }),
  SCHEDULE_OVER: {
    status: 409,
    title: { en: 'Bill ended', es: 'Factura recurrente terminada' },
    message: {
      en: 'This recurring bill has already ended. Nothing was changed.',
      es: 'Esta factura recurrente ya terminó. No se cambió nada.',
    },
  },
  DATE_NOT_NEXT: withParams({
    params: { next: dayParam },
    status: 409,
    title: { en: 'Not the next date', es: 'No es la próxima fecha' },
    message: {
      en: ({ next }) =>
        `That date is no longer the next one: the next payment is on ${day(next)}. Nothing was ` +
        'changed.',
      es: ({ next }) =>
        `Esa fecha ya no es la próxima: el próximo pago es el ${dayInSpanish(next)}. No se cambió nada.`,
    },
    field: 'date',
  }),
  SCHEDULE_PAUSED: {
    status: 409,
    title: { en: 'Bill is paused', es: 'Factura en pausa' },
    message: {
      en: 'This recurring bill is paused. Nothing was changed. Please resume it first.',
      es: 'Esta factura recurrente está en pausa. No se cambió nada. Reanúdela primero.',
    },
  },
  SCHEDULE_NOT_BEGUN: {
    status: 409,
    title: { en: 'First payment pending', es: 'El primer pago está en espera' },
    message: {
      en:
        'The first payment of this bill is still waiting for its date. Nothing was changed. ' +
        'Please cancel that payment, or pause the bill once it is made.',
      es:
        'El primer pago de esta factura todavía espera su fecha. No se cambió nada. Cancele ese ' +
        'pago, o ponga la factura en pausa después de que se haga.',
    },
  },
  PAUSE_NOT_AHEAD: {
    status: 422,
    title: { en: 'Pause too short', es: 'Pausa demasiado corta' },
    message: {
      en: 'Please choose a day after today and at most a year ahead, or none. Nothing was changed.',
      es:
        'Elija una fecha después de hoy y como máximo dentro de un año, o ninguna. No se cambió ' +
        'nada.',
    },
    field: 'until',
  },
  PAUSE_PAST_END: withParams({
    params: { end: dayParam },
    status: 422,
    title: { en: 'Pause past the end', es: 'Pausa después del final' },
    message: {
      en: ({ end }) =>
        `The bill ends on ${day(end)}, and nothing would be paid after the pause. Nothing was changed. ` +
        'Please choose an earlier day, or stop the bill.',
      es: ({ end }) =>
        `La factura termina el ${dayInSpanish(end)} y después de la pausa no se pagaría nada. No se cambió ` +
        'nada. Elija una fecha anterior o detenga la factura.',
    },
    field: 'until',
  }),
  END_BEFORE_NEXT: withParams({
    params: { next: dayParam },
    status: 422,
    title: { en: 'End date too early', es: 'Fecha final demasiado temprana' },
    message: {
      en: ({ next }) =>
        `It would end before its next payment on ${day(next)}. Nothing was changed. Please choose a ` +
        'later day, or stop the bill.',
      es: ({ next }) =>
        `Terminaría antes de su próximo pago, el ${dayInSpanish(next)}. No se cambió nada. Elija una fecha ` +
        'posterior o detenga la factura.',
    },
    field: 'endDate',
  }),
  REPEAT_NEEDS_A_DAY: {
    status: 422,
    title: { en: 'Day missing', es: 'Falta el día' },
    message: {
      en:
        'Money that moves every month needs a later day for the first time. No money was moved. ' +
        'Please choose that day.',
      es:
        'El dinero que se mueve cada mes necesita un día posterior para la primera vez. No se movió ' +
        'dinero. Elija ese día.',
    },
    field: 'transferDate',
  },
  TOO_FAR_AHEAD: {
    status: 422,
    title: { en: 'Date too far ahead', es: 'Fecha demasiado lejana' },
    message: {
      en: 'The transfer date can be at most one year ahead. No money was moved.',
      es: 'La fecha de la transferencia puede ser como máximo dentro de un año. No se movió dinero.',
    },
    field: 'transferDate',
  },
  SCHEDULED_LIMIT: withParams({
    params: { max: countParam },
    status: 422,
    title: { en: 'Too many scheduled payments', es: 'Demasiados pagos programados' },
    message: {
      en: ({ max }) =>
        `You have ${count(max)} payments waiting for their dates, and there can be no more. No ` +
        'money was moved. Please cancel one of them, or make this payment when it is due.',
      es: ({ max }) =>
        `Usted tiene ${countInSpanish(max)} pagos en espera de su fecha y no puede haber más. No se ` +
        'movió dinero. Cancele uno de ellos, o haga este pago en su fecha.',
    },
    field: 'transferDate',
  }),
  RECURRING_BILLS_LIMIT: withParams({
    params: { max: countParam },
    status: 422,
    title: { en: 'Too many recurring bills', es: 'Demasiadas facturas recurrentes' },
    message: {
      en: ({ max }) =>
        `You have ${count(max)} recurring bills, and there can be no more. No money was moved. Please ` +
        'stop one of them, or pay this one once.',
      es: ({ max }) =>
        `Usted tiene ${countInSpanish(max)} facturas recurrentes y no puede haber más. No se movió dinero. ` +
        'Detenga una de ellas, o pague esta una sola vez.',
    },
    field: 'paymentType',
  }),
  END_DATE_TOO_EARLY: {
    status: 422,
    title: { en: 'End date too early', es: 'Fecha final demasiado temprana' },
    message: {
      en: 'The end date is before the first payment. No money was moved.',
      es: 'La fecha final es anterior al primer pago. No se movió dinero.',
    },
    field: 'endDate',
  },
  RECURRING_LIMIT: withParams({
    params: { max: amountParam },
    status: 422,
    title: { en: 'Recurring bill limit', es: 'Límite de facturas recurrentes' },
    message: {
      en: ({ max }) =>
        'Until you have a security PIN that is more than 24 hours old, a recurring bill can be ' +
        `up to ${amountText(max)}. No money was moved. Please pay it once, or choose a PIN and ` +
        'set it up a day later.',
      es: ({ max }) =>
        'Mientras no tenga un PIN de seguridad de más de 24 horas, una factura recurrente puede ' +
        `ser de hasta ${amountText(max)}. No se movió dinero. Páguela una sola vez, o elija un ` +
        'PIN y prográmela un día después.',
    },
    field: 'amount',
  }),
});

/** Of bills, those that recur and each of their payments. */
export const answersOfBills = defineAnswers({
  PAYMENT_SUBMITTED: {
    message: { en: 'Payment Submitted Successfully!', es: '¡El pago se envió correctamente!' },
  },
  BILL_SKIPPED: withParams({
    params: { name: nameParam, date: dayParam, next: z.nullable(dayParam) },
    message: {
      en: ({ name, date, next }) =>
        `The ${day(date)} payment to ${name} is skipped. ` +
        (next === null ? 'It was the last one.' : `The next one is on ${day(next)}.`),
      es: ({ name, date, next }) =>
        `Se omite el pago a ${name} del ${dayInSpanish(date)}. ` +
        (next === null ? 'Era el último.' : `El siguiente es el ${dayInSpanish(next)}.`),
    },
  }),
  BILL_STOPPED: withParams({
    params: { name: nameParam },
    message: {
      en: ({ name }) => `The recurring bill to ${name} is stopped. We won’t pay it again.`,
      es: ({ name }) => `Se detuvo la factura recurrente de ${name}. No volveremos a pagarla.`,
    },
  }),
  BILL_CHANGED_ONCE: withParams({
    params: { name: nameParam, date: dayParam, amount: amountParam, rest: amountParam },
    message: {
      en: ({ name, date, amount, rest }) =>
        `The ${day(date)} payment to ${name} is now ${amountText(amount)}. Later payments stay ` +
        `at ${amountText(rest)}.`,
      es: ({ name, date, amount, rest }) =>
        `El pago a ${name} del ${dayInSpanish(date)} es de ${amountText(amount)}. Los siguientes siguen en ` +
        `${amountText(rest)}.`,
    },
  }),
  BILL_CHANGED: withParams({
    params: { name: nameParam, from: dayParam, amount: amountParam, end: z.nullable(dayParam) },
    message: {
      en: ({ name, from, amount, end }) =>
        `From ${day(from)} on, we’ll pay ${name} ${amountText(amount)} each time, ` +
        `${end === null ? 'with no end date' : `until ${day(end)}`}.`,
      es: ({ name, from, amount, end }) =>
        `Desde el ${dayInSpanish(from)} se pagan ${amountText(amount)} cada vez a ${name}, ` +
        `${end === null ? 'sin fecha final' : `hasta el ${dayInSpanish(end)}`}.`,
    },
  }),
  BILL_PAUSED: withParams({
    params: { name: nameParam },
    message: {
      en: ({ name }) => `The bill to ${name} is paused. Nothing is paid until you resume it.`,
      es: ({ name }) =>
        `La factura de ${name} está en pausa. No se paga nada hasta que usted la reanude.`,
    },
  }),
  BILL_PAUSED_UNTIL: withParams({
    params: { name: nameParam, until: dayParam, next: dayParam },
    message: {
      en: ({ name, until, next }) =>
        `The bill to ${name} is paused until ${day(until)}. The next payment is on ${day(next)}.`,
      es: ({ name, until, next }) =>
        `La factura de ${name} está en pausa hasta el ${dayInSpanish(until)}. El próximo pago es el ` +
        `${dayInSpanish(next)}.`,
    },
  }),
  BILL_RESUMED: withParams({
    params: { name: nameParam, next: dayParam },
    message: {
      en: ({ name, next }) => `Payments to ${name} resume. The next payment is on ${day(next)}.`,
      es: ({ name, next }) =>
        `Se reanudan los pagos a ${name}. El próximo pago es el ${dayInSpanish(next)}.`,
    },
  }),
  BILL_PAST_END: withParams({
    params: { name: nameParam },
    message: {
      en: ({ name }) => `The bill to ${name} has passed its end date. We won’t pay it again.`,
      es: ({ name }) => `La factura de ${name} pasó su fecha final. No volveremos a pagarla.`,
    },
  }),
});
