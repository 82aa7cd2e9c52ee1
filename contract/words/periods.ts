import * as z from 'zod/mini';
import { formatsOf } from '../values/format.ts';
import { periodForm, periodTextOf } from '../values/periods.ts';
import { defineAnswers, defineRefusals, withParams } from './define.ts';
import { dayParam, nameParam } from './params.ts';

const { day: dayText } = formatsOf('en-US');
const { day: dayTextInSpanish } = formatsOf('es-US');
const periodText = periodTextOf('en-US');
const periodTextInSpanish = periodTextOf('es-US');

/** A month or a year, `2026-11` or `2026`. */
const periodParam = z.string().check(z.regex(periodForm));

/** The open matters that prevent a sign-off. */
export const blockingKinds = ['days', 'proof'] as const;

const becauseOf: Record<(typeof blockingKinds)[number], string> = {
  days: 'it has days that are not closed yet. Days close by themselves once they are over',
  proof: 'the ledger check has not found all its days right yet. Please run the check first',
};

const becauseOfInSpanish: Record<(typeof blockingKinds)[number], string> = {
  days: 'tiene días que aún no están cerrados. Los días se cierran solos cuando terminan',
  proof:
    'la revisión del libro mayor aún no encontró correctos todos sus días. Haga primero la revisión',
};

/** The refusals of months and years of the books. */
export const refusalsOfPeriods = defineRefusals({
  PERIOD_SIGNED_BEFORE: withParams({
    params: { period: periodParam, by: nameParam },
    status: 409,
    title: { en: 'Closed already', es: 'Ya cerrado' },
    message: {
      en: ({ period, by }) =>
        `${periodText(period)} is closed already, by ${by}. Nothing was changed now.`,
      es: ({ period, by }) =>
        `El período de ${periodTextInSpanish(period)} ya está cerrado, por ${by}. No se cambió nada ` +
        'ahora.',
    },
  }),
  PERIOD_NOT_NEXT: withParams({
    params: { period: periodParam, next: z.optional(periodParam) },
    status: 409,
    title: { en: 'Not its turn', es: 'No es su turno' },
    message: {
      en: ({ period, next }) =>
        `${periodText(period)} is not the next to close. Nothing was changed. ` +
        (next === undefined
          ? 'The bank has no closed day yet.'
          : `Please close ${periodText(next)} first.`),
      es: ({ period, next }) =>
        `El período de ${periodTextInSpanish(period)} no es el siguiente por cerrar. No se cambió ` +
        `nada. ${
          next === undefined
            ? 'El banco aún no tiene ningún día cerrado.'
            : `Cierre primero el de ${periodTextInSpanish(next)}.`
        }`,
    },
    field: 'period',
  }),
  PERIOD_NOT_READY: withParams({
    params: { period: periodParam, because: z.enum(blockingKinds) },
    status: 409,
    title: { en: 'Not ready to close', es: 'Aún no se puede cerrar' },
    message: {
      en: ({ period, because }) =>
        `${periodText(period)} stays open: ${becauseOf[because]}. Nothing was changed.`,
      es: ({ period, because }) =>
        `El período de ${periodTextInSpanish(period)} sigue abierto: ${becauseOfInSpanish[because]}. ` +
        'No se cambió nada.',
    },
  }),
  PERIOD_CHANGED: withParams({
    params: { period: periodParam },
    status: 409,
    title: { en: 'Changed since', es: 'Cambió desde entonces' },
    message: {
      en: ({ period }) =>
        `What is open in ${periodText(period)} has changed since you read it. Nothing was closed. ` +
        'Please read it again.',
      es: ({ period }) =>
        `Lo que está pendiente en ${periodTextInSpanish(period)} cambió desde que lo leyó. No se ` +
        'cerró nada. Léalo otra vez.',
    },
  }),
  PERIOD_NOT_CLOSED: withParams({
    params: { period: periodParam },
    status: 422,
    title: { en: 'Not closed', es: 'No cerrado' },
    message: {
      en: ({ period }) => `${periodText(period)} is not closed. Nothing was changed.`,
      es: ({ period }) =>
        `El período de ${periodTextInSpanish(period)} no está cerrado. No se cambió nada.`,
    },
    field: 'fromPeriod',
  }),
  /** Of a voucher. */
  PERIOD_CLOSED: withParams({
    params: { period: z.optional(periodParam) },
    status: 409,
    title: { en: 'Month closed', es: 'Mes cerrado' },
    message: {
      en: ({ period }) =>
        `${period === undefined ? 'The month of this voucher' : periodText(period)} is closed, and ` +
        'nothing is posted for it any more. No money was moved. Please make the voucher for an ' +
        'open day.',
      es: ({ period }) =>
        `El mes ${period === undefined ? 'de este asiento' : `de ${periodTextInSpanish(period)}`} ` +
        'está cerrado y ya no admite registros. No se movió dinero. Haga el asiento para un día ' +
        'abierto.',
    },
    field: 'day',
  }),
  /** Of days that would be closed again. */
  DAY_IN_CLOSED_PERIOD: withParams({
    params: { day: dayParam, period: periodParam },
    status: 409,
    title: { en: 'Month closed', es: 'Mes cerrado' },
    message: {
      en: ({ day, period }) =>
        `${periodText(period)} is closed, and with it the days from ${dayText(day)} on. Nothing was ` +
        `changed. Please reopen ${periodText(period)} under Periods first.`,
      es: ({ day, period }) =>
        `El período de ${periodTextInSpanish(period)} está cerrado, y con él los días desde el ` +
        `${dayTextInSpanish(day)}. No se cambió nada. Reabra primero ese período en Periods.`,
    },
    field: 'fromDay',
  }),
});

/** The answers to what was done with months and years of the books. */
export const answersOfPeriods = defineAnswers({
  PERIOD_SIGNED: withParams({
    params: { period: periodParam },
    message: {
      en: ({ period }) => `${periodText(period)} is closed.`,
      es: ({ period }) => `El período de ${periodTextInSpanish(period)} está cerrado.`,
    },
  }),
  PERIOD_REOPENING_PROPOSED: withParams({
    params: { period: periodParam },
    message: {
      en: ({ period }) =>
        `A second person has to approve that ${periodText(period)} and all after it are open again. ` +
        'Nothing was changed yet.',
      es: ({ period }) =>
        `Una segunda persona tiene que aprobar que ${periodTextInSpanish(period)} y todo lo posterior ` +
        'se abra de nuevo. Todavía no se cambió nada.',
    },
  }),
  PERIODS_REOPENED: withParams({
    params: { period: periodParam },
    message: {
      en: ({ period }) => `${periodText(period)} and all after it are open again.`,
      es: ({ period }) =>
        `El período de ${periodTextInSpanish(period)} y todo lo posterior está abierto de nuevo.`,
    },
  }),
  PERIODS_STAY_CLOSED: withParams({
    params: { period: periodParam },
    message: {
      en: ({ period }) =>
        `${periodText(period)} and all after it stay closed. Nothing was changed.`,
      es: ({ period }) =>
        `El período de ${periodTextInSpanish(period)} y todo lo posterior sigue cerrado. No se cambió ` +
        'nada.',
    },
  }),
});
