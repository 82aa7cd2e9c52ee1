import * as z from 'zod/mini';
import { formatsOf } from '../values/format.ts';
import { type OptionalMail, optionalMailNames, optionalMails } from '../values/optional-mails.ts';
import { defineAnswers, defineRefusals, withParams } from './define.ts';
import { countParam, momentParam, nameParam } from './params.ts';

const { count: countText, moment, plural } = formatsOf('en-US');
const {
  count: countInSpanish,
  moment: momentInSpanish,
  plural: pluralInSpanish,
} = formatsOf('es-US');

const optionalMail = z.enum(optionalMailNames);

const mailWordsInSpanish: Record<OptionalMail, string> = {
  'short-funds': 'Saldo bajo antes de un pago',
  'payment-approved': 'Pago aprobado',
  'loan-repaid': 'Préstamo pagado',
  'statement-ready': 'Estado de cuenta mensual listo',
};

/** Of a person’s own facts and of what they write to the bank. */
export const refusalsOfPeople = defineRefusals({
  EMAIL_LINK_INVALID: {
    status: 400,
    title: { en: 'Link not valid', es: 'Enlace no válido' },
    message: {
      en:
        'This link has been used, is older than 72 hours or was replaced by a newer one. ' +
        'Nothing was changed. If your email is not confirmed yet, log in and ask for a new ' +
        'link.',
      es:
        'Este enlace ya se usó, tiene más de 72 horas o fue reemplazado por uno más reciente. No ' +
        'se cambió nada. Si su correo electrónico todavía no está confirmado, inicie sesión y pida ' +
        'un enlace nuevo.',
    },
  },
  ALREADY_REGISTERED: {
    status: 409,
    title: { en: 'Already registered', es: 'Ya registrado' },
    message: {
      en: 'This username or email is already registered.',
      es: 'Este nombre de usuario o correo electrónico ya está registrado.',
    },
  },
  NOTICE_NOT_FOUND: {
    status: 404,
    title: { en: 'Not found', es: 'No se encontró' },
    message: {
      en: 'You have no notice with this ID.',
      es: 'Ninguno de sus avisos tiene este identificador.',
    },
  },
  CONVERSATION_NOT_FOUND: {
    status: 404,
    title: { en: 'Not found', es: 'No se encontró' },
    message: {
      en: 'You have no message with this ID. Nothing was sent.',
      es: 'Ninguno de sus mensajes tiene este identificador. No se envió nada.',
    },
  },
  TOO_SOON_AFTER_CHANGE: withParams({
    params: { until: momentParam },
    status: 422,
    title: { en: 'Too soon after a change', es: 'Demasiado pronto después de un cambio' },
    message: {
      en: ({ until }) =>
        'Your email address or password was changed recently, so for your safety you can do ' +
        `this only from ${moment(until)} (New York time). Nothing was changed. If it can’t ` +
        'wait, please call us.',
      es: ({ until }) =>
        'Su correo electrónico o su contraseña cambió hace poco. Por su seguridad, esto solo es ' +
        `posible a partir del ${momentInSpanish(until)} (hora de Nueva York). No se cambió nada. Si no ` +
        'puede esperar, llámenos.',
    },
  }),
  MESSAGES_LIMIT: withParams({
    params: { max: countParam },
    status: 422,
    title: { en: 'Too many messages', es: 'Demasiados mensajes' },
    message: {
      en: ({ max }) =>
        `${countText(max)} of your messages are already waiting for an answer. Nothing was sent. ` +
        'Please call us, or wait for an answer.',
      es: ({ max }) =>
        `Ya hay ${countInSpanish(max)} mensajes suyos en espera de respuesta. No se envió nada. Llámenos ` +
        'o espere una respuesta.',
    },
  }),
});

/** Of a person’s own facts and of what they and the bank write to each other. */
export const answersOfPeople = defineAnswers({
  PROFILE_SUBMITTED: {
    message: { en: 'Profile submitted successfully!', es: '¡El perfil se envió correctamente!' },
  },
  PICTURE_CHANGED: {
    message: { en: 'Your profile picture was changed.', es: 'Se cambió su foto de perfil.' },
  },
  NEW_EMAIL_CONFIRMED: {
    message: {
      en: 'Your new email address is confirmed.',
      es: 'Su nueva dirección de correo electrónico está confirmada.',
    },
  },
  EMAIL_CONFIRMED: {
    message: {
      en: 'Your email is confirmed. Thank you.',
      es: 'Su correo electrónico está confirmado. Gracias.',
    },
  },
  EMAIL_CONFIRMED_ALREADY: {
    message: {
      en: 'Your email is already confirmed.',
      es: 'Su correo electrónico ya está confirmado.',
    },
  },
  EMAIL_LINK_MAILED: {
    message: {
      en: 'A new link is on its way. It works once, for 72 hours; an older one no longer works.',
      es: 'Va en camino un enlace nuevo. Sirve una sola vez, durante 72 horas; uno anterior ya no sirve.',
    },
  },
  MAIL_TURNED_ON: withParams({
    params: { mail: optionalMail },
    message: {
      en: ({ mail }) => `“${optionalMails[mail]}” is on.`,
      es: ({ mail }) => `«${mailWordsInSpanish[mail]}» está activado.`,
    },
  }),
  MAIL_TURNED_OFF: withParams({
    params: { mail: optionalMail },
    message: {
      en: ({ mail }) => `“${optionalMails[mail]}” is off. You no longer get this email.`,
      es: ({ mail }) =>
        `«${mailWordsInSpanish[mail]}» está desactivado. Ya no recibirá este correo.`,
    },
  }),
  NOTICES_READ: withParams({
    params: { count: countParam },
    message: {
      en: ({ count }) =>
        plural(count, {
          one: 'One notice is marked as read.',
          other: '# notices are marked as read.',
        }),
      es: ({ count }) =>
        pluralInSpanish(count, {
          one: 'Un aviso está marcado como leído.',
          other: '# avisos están marcados como leídos.',
        }),
    },
  }),
  NOTICES_READ_ALREADY: {
    message: { en: 'You have read these already.', es: 'Ya los había leído.' },
  },
  MESSAGE_SENT: withParams({
    params: { reference: nameParam },
    message: {
      en: ({ reference }) => `Message sent. Your reference: ${reference}`,
      es: ({ reference }) => `Mensaje enviado. Su referencia: ${reference}`,
    },
  }),
});
