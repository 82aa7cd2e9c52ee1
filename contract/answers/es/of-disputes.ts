import { formatsOf } from '../../format.ts';
import { amountText } from '../../refusals/params.ts';
import type { TextsOf } from '../define.ts';
import type { ofDisputes as english } from '../of-disputes.ts';

const { day } = formatsOf('es-US');

/** Of problems that customers report, in Spanish. */
export const ofDisputes: TextsOf<typeof english> = {
  DISPUTE_REPORTED: ({ reference, answerBy }) =>
    `Recibimos su reporte ${reference}. Responderemos a más tardar el ${day(answerBy)}. ` +
    'Todavía no se movió dinero.',
  DISPUTE_CORRECTED: ({ reference, amount }) =>
    `Se acreditaron ${amountText(amount)} por ${reference}.`,
  CORRECTION_PROPOSED: ({ reference, amount, above }) =>
    `${amountText(amount)} por ${reference} esperan a una segunda persona: por encima de ` +
    `${amountText(above)} los registra un colega. Todavía no se movió dinero.`,
  DISPUTE_ENDED: ({ reference }) =>
    `${reference} terminó: no se encontró ningún error. No se movió dinero.`,
};
