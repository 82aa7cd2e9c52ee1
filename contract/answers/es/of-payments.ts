import type { TextsOf } from '../define.ts';
import type { ofPayments as english } from '../of-payments.ts';
import { spendingWords } from './spending-words.ts';

/** Of transfers, what is found among them, and statements, in Spanish. */
export const ofPayments: TextsOf<typeof english> = {
  TRANSFER_SUBMITTED: '¡La transferencia se envió correctamente!',
  MONEY_MOVED: 'Se movió el dinero.',
  PAYMENT_CANCELED: ({ reference }) => `Se canceló el pago ${reference}. No se movió dinero.`,
  SEARCH_SAVED: ({ name }) => `Se guardó como «${name}».`,
  SEARCH_REMOVED: 'Se quitó la búsqueda guardada.',
  PAYEE_SORTED: ({ name, category }) =>
    `Se clasificaron todos los pagos a ${name} como «${spendingWords[category]}».`,
  PAYEE_UNSORTED: ({ name }) => `Los pagos a ${name} están como antes.`,
  PAYEE_NICKNAMED: ({ name, nickname }) => `Usted ve ahora a ${name} como «${nickname}».`,
  NICKNAME_REMOVED: ({ name }) => `${name} ya no tiene apodo.`,
  STATEMENT_MAILED:
    'Su estado de cuenta va en camino por correo electrónico. Puede tardar 10 minutos; revise ' +
    'su carpeta de correo no deseado.',
};
