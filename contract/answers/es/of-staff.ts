import { amountText } from '../../refusals/params.ts';
import type { TextsOf } from '../define.ts';
import type { ofStaff as english } from '../of-staff.ts';

/** Of what staff do with customers and their cases, in Spanish. */
export const ofStaff: TextsOf<typeof english> = {
  USER_SUSPENDED: 'El usuario está suspendido.',
  USER_UNSUSPENDED: 'El usuario ya no está suspendido.',
  USER_DELETED: ({ username }) => `Se eliminó la cuenta de usuario de ${username}.`,
  ALL_SESSIONS_ENDED: 'Se cerraron todas las sesiones.',
  NO_SESSIONS: 'No había sesiones.',
  SECOND_FACTOR_REMOVED: 'Se quitó la verificación en dos pasos, y se cerraron todas las sesiones.',
  CREDIT_PROPOSED: ({ amount, above, inOneDay }) =>
    `${amountText(amount)} esperan a una segunda persona: por encima de ${amountText(above)} ` +
    `${inOneDay ? 'en un día ' : ''}tiene que aprobar un colega. Todavía no se movió dinero.`,
  CREDIT_APPROVED: ({ amount, account }) =>
    `Se acreditaron ${amountText(amount)} en la cuenta ${account}.`,
  CREDIT_DECLINED: ({ amount }) =>
    `Se rechazó el crédito de ${amountText(amount)}. No se movió dinero.`,
  PAYMENT_APPROVED: ({ reference }) => `Se aprobó el pago ${reference}.`,
  PAYMENT_DECLINED: ({ reference }) =>
    `Se rechazó el pago ${reference}. El dinero está de nuevo en la cuenta del cliente.`,
  PAYMENT_RETURNED: ({ reference, rest, toUnclaimedFunds, corrected }) => {
    const where = toUnclaimedFunds
      ? 'pasaron a los fondos no reclamados: las cuentas del cliente están cerradas'
      : 'están de nuevo en la cuenta del cliente';
    const back = rest === null ? '' : ` ${amountText(rest)} ${where}.`;
    const before =
      corrected === null
        ? ''
        : ` ${amountText(corrected)} ya se habían acreditado por él, y compensan esa pérdida.`;
    return `Se devolvió el pago ${reference}.${back}${before}`;
  },
  IDENTITY_VERIFIED: 'Identidad verificada.',
  DOCUMENT_REFUSED: 'Documento rechazado.',
  MESSAGE_ANSWERED: ({ reference }) =>
    `La respuesta a ${reference} va en camino por correo electrónico.`,
  MESSAGE_CLOSED: ({ reference }) => `El mensaje ${reference} se cerró sin respuesta.`,
};
