import { formatsOf } from '../../format.ts';
import type { TextsOf } from '../define.ts';
import type { ofLoans as english } from '../of-loans.ts';

const { day } = formatsOf('es-US');

/** Of loans and applications for them, in Spanish. */
export const ofLoans: TextsOf<typeof english> = {
  LOAN_APPLICATION_SUBMITTED: '¡La solicitud de préstamo se envió correctamente!',
  LOAN_APPLICATION_SAVED: ({ until }) =>
    `Se guarda hasta el ${day(until)}. Puede terminarla aquí, en cualquier dispositivo.`,
  LOAN_APPLICATION_DELETED: 'Se eliminó su solicitud guardada.',
  LOAN_PAID_BACK: 'Su préstamo está pagado por completo.',
  LOAN_APPROVED: 'Préstamo aprobado.',
  LOAN_DECLINED: 'Préstamo rechazado.',
  LOAN_PAID_OUT: 'Préstamo desembolsado.',
};
