import { formatsOf } from '../../format.ts';
import type { TextsOf } from '../define.ts';
import type { ofDisputes as english } from '../of-disputes.ts';
import { amountText } from '../params.ts';
import { standingWords } from './standings.ts';

const { day, count } = formatsOf('es-US');

/** Of payments that customers report, and of what staff answer, in Spanish. */
export const ofDisputes: TextsOf<typeof english> = {
  DISPUTE_EXISTS: {
    title: 'Ya reportado',
    message: ({ reference }) =>
      `Usted ya reportó este pago, con la referencia ${reference}. No se cambió nada. Nuestra ` +
      'respuesta llega por correo electrónico y aparece junto al pago.',
  },
  NOT_CORRECTABLE: {
    title: 'No se puede corregir',
    message: ({ status }) =>
      `Este pago no se puede corregir: está ${standingWords(status)}. No se movió dinero.`,
  },
  DISPUTE_NOT_POSSIBLE: {
    title: 'Nada que reportar',
    message:
      'Solo se puede reportar un pago que salió de sus cuentas y cuyo dinero no ha vuelto. No ' +
      'se reportó nada. Para cualquier otra cosa, escríbanos.',
  },
  LOAN_PAYMENT_NOT_DISPUTABLE: {
    title: 'Pago de un préstamo',
    message:
      'Este pago se aplicó a su préstamo con nosotros. No se reportó nada. Si algo está mal, ' +
      'escríbanos o llámenos y revisaremos el préstamo y su calendario de pagos.',
  },
  DISPUTE_TOO_LATE: {
    title: 'Demasiado tarde para reportar',
    message: ({ until }) =>
      'Un pago se puede reportar durante 60 días después de su estado de cuenta. Para este pago, ' +
      `el plazo terminó el ${day(until)}. No se reportó nada. Escríbanos o llámenos.`,
  },
  DISPUTES_LIMIT: {
    title: 'Demasiados pagos reportados',
    message: ({ max }) =>
      `Todavía estamos revisando ${count(max)} pagos que usted reportó. No se reportó nada. ` +
      'Llámenos o espere una respuesta.',
  },
  CORRECTION_ABOVE_PAYMENT: {
    title: 'Más que el pago',
    message: ({ most }) =>
      `El pago costó ${amountText(most)} y no podemos acreditar más que eso. No se movió dinero.`,
  },
};
