import * as z from 'zod/mini';
import { defineAnswers, defineRefusals, withParams } from './define.ts';
import { amountParam, amountText, nameParam } from './params.ts';

/** Of what staff do with customers. */
export const refusalsOfStaff = defineRefusals({
  ADMIN_NOT_SUSPENDABLE: {
    status: 403,
    title: { en: 'Not allowed', es: 'No permitido' },
    message: {
      en: 'Admins cannot be suspended',
      es: 'No se puede suspender a los administradores',
    },
  },
  ADMIN_NOT_DELETABLE: {
    status: 403,
    title: { en: 'Not allowed', es: 'No permitido' },
    message: {
      en: 'Admins cannot be deleted here. Nothing was changed.',
      es: 'Aquí no se puede eliminar a los administradores. No se cambió nada.',
    },
  },
  ADMIN_NOT_FUNDABLE: {
    status: 403,
    title: { en: 'Not allowed', es: 'No permitido' },
    message: {
      en: 'Admins have no accounts. No money was moved.',
      es: 'Los administradores no tienen cuentas. No se movió dinero.',
    },
  },
  ADMIN_SIGN_IN_NOT_CHANGEABLE: {
    status: 403,
    title: { en: 'Not allowed', es: 'No permitido' },
    message: {
      en: 'Two-step sign-in of an admin is removed by an operator, on the server. Nothing was changed.',
      es:
        'La verificación en dos pasos de un administrador la quita un operador, en el servidor. No ' +
        'se cambió nada.',
    },
  },
  TWO_STEPS_REQUIRED: {
    status: 403,
    title: { en: 'Two-step sign-in required', es: 'Se requiere la verificación en dos pasos' },
    message: {
      en: 'Staff of this bank log in with a code. Please turn on two-step sign-in first.',
      es:
        'El personal de este banco inicia sesión con un código. Active primero la verificación en ' +
        'dos pasos.',
    },
  },
  USER_NOT_FOUND: {
    status: 404,
    title: { en: 'Not found', es: 'No se encontró' },
    message: { en: 'No user has this ID.', es: 'Ningún usuario tiene este identificador.' },
  },
  MAIL_NOT_FOUND: {
    status: 404,
    title: { en: 'Not found', es: 'No se encontró' },
    message: {
      en: 'No email of this sandbox has this ID.',
      es: 'Ningún correo de este entorno de prueba tiene este identificador.',
    },
  },
  CUSTOMER_SUSPENDED: {
    status: 409,
    title: { en: 'Customer suspended', es: 'Cliente suspendido' },
    message: {
      en: 'This customer is suspended. No money was moved. Please lift the suspension first.',
      es: 'Este cliente está suspendido. No se movió dinero. Levante primero la suspensión.',
    },
  },
  CUSTOMER_FROZEN: {
    status: 409,
    title: { en: 'Customer frozen', es: 'Cliente congelado' },
    message: {
      en:
        'This customer told us that a change was not theirs, and may not have ordered this ' +
        'payment. No money was moved. Please ask them, or decline the payment: its payer gets the ' +
        'money back.',
      es:
        'Este cliente nos dijo que un cambio no fue suyo, y quizás no ordenó este pago. No se movió ' +
        'dinero. Pregúntele, o rechace el pago: quien pagó recibe el dinero de vuelta.',
    },
  },
  PAYEE_CLOSED: {
    status: 409,
    title: { en: 'Payee closed', es: 'Cuenta del destinatario cerrada' },
    message: {
      en:
        'The account this payment goes to has been closed. No money was moved. Please decline the ' +
        'payment: its payer gets the money back.',
      es:
        'La cuenta a la que va este pago se cerró. No se movió dinero. Rechace el pago: quien pagó ' +
        'recibe el dinero de vuelta.',
    },
  },
});

/** Of what staff do with customers. */
export const answersOfStaff = defineAnswers({
  USER_SUSPENDED: {
    message: { en: 'User suspended successfully', es: 'El usuario está suspendido.' },
  },
  USER_UNSUSPENDED: {
    message: { en: 'User unsuspended successfully', es: 'El usuario ya no está suspendido.' },
  },
  USER_DELETED: withParams({
    params: { username: nameParam },
    message: {
      en: ({ username }) => `User account for ${username} deleted.`,
      es: ({ username }) => `Se eliminó la cuenta de usuario de ${username}.`,
    },
  }),
  ALL_SESSIONS_ENDED: {
    message: { en: 'All sessions were ended.', es: 'Se cerraron todas las sesiones.' },
  },
  NO_SESSIONS: { message: { en: 'There were no sessions.', es: 'No había sesiones.' } },
  SECOND_FACTOR_REMOVED: {
    message: {
      en: 'Two-step sign-in was removed, and all sessions were ended.',
      es: 'Se quitó la verificación en dos pasos, y se cerraron todas las sesiones.',
    },
  },
  CREDIT_PROPOSED: withParams({
    params: { amount: amountParam, above: amountParam, inOneDay: z.boolean() },
    message: {
      en: ({ amount, above, inOneDay }) =>
        `${amountText(amount)} waits for a second person: above ${amountText(above)} ` +
        `${inOneDay ? 'in one day ' : ''}a colleague has to approve. No money was moved yet.`,
      es: ({ amount, above, inOneDay }) =>
        `${amountText(amount)} esperan a una segunda persona: por encima de ${amountText(above)} ` +
        `${inOneDay ? 'en un día ' : ''}tiene que aprobar un colega. Todavía no se movió dinero.`,
    },
  }),
  CREDIT_APPROVED: withParams({
    params: { amount: amountParam, account: nameParam },
    message: {
      en: ({ amount, account }) => `${amountText(amount)} credited to account ${account}.`,
      es: ({ amount, account }) => `Se acreditaron ${amountText(amount)} en la cuenta ${account}.`,
    },
  }),
  CREDIT_DECLINED: withParams({
    params: { amount: amountParam },
    message: {
      en: ({ amount }) => `Credit of ${amountText(amount)} declined. No money was moved.`,
      es: ({ amount }) => `Se rechazó el crédito de ${amountText(amount)}. No se movió dinero.`,
    },
  }),
  MESSAGE_ANSWERED: withParams({
    params: { reference: nameParam },
    message: {
      en: ({ reference }) => `Answer to ${reference} is on its way by email.`,
      es: ({ reference }) => `La respuesta a ${reference} va en camino por correo electrónico.`,
    },
  }),
  MESSAGE_CLOSED: withParams({
    params: { reference: nameParam },
    message: {
      en: ({ reference }) => `Message ${reference} closed without an answer.`,
      es: ({ reference }) => `El mensaje ${reference} se cerró sin respuesta.`,
    },
  }),
});
