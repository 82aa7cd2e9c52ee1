import { formatsOf } from '../../format.ts';
import type { TextsOf } from '../define.ts';
import type { ofBank as english } from '../of-bank.ts';

const { day: written } = formatsOf('es-US');

/** Of the bank itself: its terms, its books and its jobs, in Spanish. */
export const ofBank: TextsOf<typeof english> = {
  POLICY_SET: 'Se cambió la política.',
  POLICY_PLANNED: 'Cambio planeado.',
  POLICY_PROPOSED: 'Propuesto. Un colega tiene que aprobarlo.',
  POLICY_APPROVED: 'Cambio aprobado.',
  POLICY_WITHDRAWN: 'Cambio retirado.',
  RATES_SAVED: ({ day }) => `Se guardaron los tipos de cambio del ${written(day)}.`,
  RATES_PROPOSED: ({ day }) =>
    `Los tipos de cambio del ${written(day)} esperan a una segunda persona, que tiene que dar ` +
    'los mismos. No se cambió ningún precio.',
  RATES_KNOWN: ({ day }) =>
    `Los tipos de cambio del ${written(day)} ya estaban guardados. No se cambió nada.`,
  MONEY_RESUMED: 'El dinero se mueve de nuevo.',
  DAYS_REOPENING_PROPOSED: ({ day }) =>
    `Una segunda persona tiene que aprobar que los días desde el ${written(day)} se cierren de ` +
    'nuevo. Todavía no se cambió nada.',
  DAYS_REOPENED: ({ day }) =>
    `Los días desde el ${written(day)} están abiertos de nuevo, y se cierran otra vez con sus ` +
    'asientos. No se movió dinero.',
  DAYS_STAY_CLOSED: ({ day }) =>
    `Los días desde el ${written(day)} siguen cerrados. No se cambió nada.`,
  ROW_RETRIED: 'Se intenta de nuevo ahora.',
  CLOCK_ADVANCED: ({ advance }) => `La hora del banco avanzó ${advance}.`,
};
