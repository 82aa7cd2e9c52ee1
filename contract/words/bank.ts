import * as z from 'zod/mini';
import { formatsOf } from '../values/format.ts';
import { defineAnswers, defineRefusals, withParams } from './define.ts';
import { dayParam, nameParam } from './params.ts';

const { day: dayText } = formatsOf('en-US');
const { day: dayTextInSpanish } = formatsOf('es-US');

/** Of the books of the bank, its days and its jobs. */
export const refusalsOfBank = defineRefusals({
  OWN_REOPENING: {
    status: 403,
    title: { en: 'Second person needed', es: 'Se necesita una segunda persona' },
    message: {
      en:
        'You proposed this reopening yourself. Nothing was changed. Please ask a colleague to ' +
        'approve it.',
      es: 'Esta reapertura la propuso usted. No se cambió nada. Pida a un colega que la apruebe.',
    },
  },
  REOPENING_NOT_FOUND: {
    status: 404,
    title: { en: 'Not found', es: 'No se encontró' },
    message: {
      en: 'No reopening has this ID. Nothing was changed.',
      es: 'Ninguna reapertura tiene este identificador. No se cambió nada.',
    },
  },
  REOPENING_DECIDED: withParams({
    params: { decision: z.enum(['approved', 'declined']) },
    status: 409,
    title: { en: 'Already decided', es: 'Ya decidido' },
    message: {
      en: ({ decision }) => `This reopening is ${decision} already. Nothing was changed now.`,
      es: ({ decision }) =>
        `Esta reapertura ya está ${decision === 'approved' ? 'aprobada' : 'rechazada'}. No se ` +
        'cambió nada ahora.',
    },
  }),
  REOPENING_WAITS: withParams({
    params: { by: nameParam },
    status: 409,
    title: { en: 'Reopening waits', es: 'Reapertura en espera' },
    message: {
      en: ({ by }) =>
        `${by} has proposed a reopening, which waits for a second person. Nothing was changed. ` +
        'Please decide that first.',
      es: ({ by }) =>
        `${by} propuso una reapertura, que espera a una segunda persona. No se cambió nada. ` +
        'Decida eso primero.',
    },
  }),
  DAY_NOT_CLOSED: withParams({
    params: { day: dayParam },
    status: 422,
    title: { en: 'Day not closed', es: 'Día no cerrado' },
    message: {
      en: ({ day }) => `${day} is not a closed day. Nothing was changed.`,
      es: ({ day }) => `${day} no es un día cerrado. No se cambió nada.`,
    },
    field: 'fromDay',
  }),
  DAY_DETACHED: withParams({
    params: { day: dayParam },
    status: 422,
    title: { en: 'Day detached', es: 'Día separado' },
    message: {
      en: ({ day }) =>
        `The month of ${day} is detached and stays closed. Nothing was changed. Please have the ` +
        'person who runs the server attach it first.',
      es: ({ day }) =>
        `El mes del ${day} está separado y sigue cerrado. No se cambió nada. Pida primero a quien ` +
        'administra el servidor que vuelva a incorporarlo.',
    },
    field: 'fromDay',
  }),
  BOOK_ACCOUNT_NOT_FOUND: {
    status: 404,
    title: { en: 'Not found', es: 'No se encontró' },
    message: {
      en: 'The books have no account with this ID.',
      es: 'Los libros no tienen ninguna cuenta con este identificador.',
    },
  },
  JOURNAL_NOT_FOUND: {
    status: 404,
    title: { en: 'Not found', es: 'No se encontró' },
    message: {
      en: 'The books have no journal with this ID.',
      es: 'Los libros no tienen ningún asiento con este identificador.',
    },
  },
  ACH_FILE_NOT_FOUND: {
    status: 404,
    title: { en: 'Not found', es: 'No se encontró' },
    message: {
      en: 'The bank has no ACH file with this ID.',
      es: 'El banco no tiene ningún archivo ACH con este identificador.',
    },
  },
  JOB_NOT_FOUND: {
    status: 404,
    title: { en: 'Not found', es: 'No se encontró' },
    message: {
      en: 'The bank has no job of this name. Nothing was run.',
      es: 'El banco no tiene ninguna tarea con este nombre. No se ejecutó nada.',
    },
  },
  ROW_NOT_SET_ASIDE: {
    status: 404,
    title: { en: 'Not set aside', es: 'No apartado' },
    message: {
      en: 'This row is not set aside any more: another run has worked on it. Nothing was changed.',
      es: 'Este registro ya no está apartado: otra ejecución lo procesó. No se cambió nada.',
    },
  },
  PROOF_UNDER_WAY: withParams({
    params: { by: nameParam },
    status: 409,
    title: { en: 'Already under way', es: 'Ya en curso' },
    message: {
      en: ({ by }) => `${by} has asked for a ledger check, and it is running. Please wait for it.`,
      es: ({ by }) => `${by} pidió una revisión del libro mayor y está en curso. Espérela.`,
    },
  }),
  NOT_STOPPED: {
    status: 409,
    title: { en: 'Not stopped', es: 'No detenido' },
    message: {
      en: 'Payments are not stopped, or somebody resumed them before you. Nothing was changed.',
      es: 'Los pagos no están detenidos, o alguien los reanudó antes. No se cambió nada.',
    },
  },
  BOOKS_NOT_PROVEN: {
    status: 409,
    title: { en: 'Ledger check not passed', es: 'Revisión del libro mayor no superada' },
    message: {
      en:
        'The ledger check has not passed since payments were stopped. Payments stay stopped. ' +
        'Please run the check first.',
      es:
        'La revisión del libro mayor no se ha superado desde que se detuvieron los pagos. Los pagos ' +
        'siguen detenidos. Haga primero la revisión.',
    },
  },
  JOB_UNDER_WAY: withParams({
    params: { by: nameParam },
    status: 409,
    title: { en: 'Already under way', es: 'Ya en curso' },
    message: {
      en: ({ by }) => `${by} has started this job, and it is under way. Please wait for it.`,
      es: ({ by }) => `${by} inició esta tarea y está en curso. Espérela.`,
    },
  }),
  DAY_AHEAD: withParams({
    params: { today: dayParam },
    status: 422,
    title: { en: 'Day ahead', es: 'Día futuro' },
    message: {
      en: ({ today }) => `This bank day has not begun. Today is ${dayText(today)}.`,
      es: ({ today }) => `Este día del banco no ha comenzado. Hoy es ${dayTextInSpanish(today)}.`,
    },
    field: 'day',
  }),
  PERIOD_AHEAD: withParams({
    params: { today: dayParam },
    status: 422,
    title: { en: 'Period ahead', es: 'Período futuro' },
    message: {
      en: ({ today }) => `This period has not begun. Today is ${dayText(today)}.`,
      es: ({ today }) => `Este período no ha comenzado. Hoy es ${dayTextInSpanish(today)}.`,
    },
    field: 'period',
  }),
  DAY_BEFORE_BOOKS: withParams({
    params: { firstDay: dayParam },
    status: 422,
    title: { en: 'Before the first entry', es: 'Antes del primer registro' },
    message: {
      en: ({ firstDay }) =>
        `The bank’s books begin with ${dayText(firstDay)}. Please choose that day or a later one.`,
      es: ({ firstDay }) =>
        `Los libros del banco comienzan el ${dayTextInSpanish(firstDay)}. Elija ese día o uno posterior.`,
    },
  }),
});

/** Of the books of the bank, its days and its jobs. */
export const answersOfBank = defineAnswers({
  MONEY_RESUMED: { message: { en: 'Money moves again.', es: 'El dinero se mueve de nuevo.' } },
  DAYS_REOPENING_PROPOSED: withParams({
    params: { day: dayParam },
    message: {
      en: ({ day }) =>
        `A second person has to approve that the days from ${day} on are closed again. Nothing was ` +
        'changed yet.',
      es: ({ day }) =>
        `Una segunda persona tiene que aprobar que los días desde el ${dayTextInSpanish(day)} se cierren de ` +
        'nuevo. Todavía no se cambió nada.',
    },
  }),
  DAYS_REOPENED: withParams({
    params: { day: dayParam },
    message: {
      en: ({ day }) =>
        `The days from ${day} on are open again, and are closed again from their entries. No money ` +
        'was moved.',
      es: ({ day }) =>
        `Los días desde el ${dayTextInSpanish(day)} están abiertos de nuevo, y se cierran otra vez con sus ` +
        'asientos. No se movió dinero.',
    },
  }),
  DAYS_STAY_CLOSED: withParams({
    params: { day: dayParam },
    message: {
      en: ({ day }) => `The days from ${day} on stay closed. Nothing was changed.`,
      es: ({ day }) =>
        `Los días desde el ${dayTextInSpanish(day)} siguen cerrados. No se cambió nada.`,
    },
  }),
  ROW_RETRIED: { message: { en: 'It is tried again now.', es: 'Se intenta de nuevo ahora.' } },
  CLOCK_ADVANCED: withParams({
    params: { day: dayParam },
    message: {
      en: ({ day }) => `It is now ${dayText(day)} in this bank.`,
      es: ({ day }) => `En este banco ya es el ${dayTextInSpanish(day)}.`,
    },
  }),
});
