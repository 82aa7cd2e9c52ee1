import { formatsOf } from '../../format.ts';
import type { OptionalMail } from '../../optional-mails.ts';
import type { TextsOf } from '../define.ts';
import type { ofPeople as english } from '../of-people.ts';

const { plural } = formatsOf('es-US');

const mailWords: Record<OptionalMail, string> = {
  'short-funds': 'Saldo bajo antes de un pago',
  'payment-approved': 'Pago aprobado',
  'loan-repaid': 'Préstamo pagado',
};

/** Of who people are, where they are logged in, and what the bank writes to them, in Spanish. */
export const ofPeople: TextsOf<typeof english> = {
  REGISTERED: '¡Se registró correctamente! Un momento…',
  PASSWORD_COMMON:
    'Esta contraseña está en la lista que los atacantes prueban primero. Elija otra pronto.',
  LOGGED_IN: 'Inició sesión.',
  PASSWORD_CHANGED: 'Se cambió su contraseña. Se cerraron todas las demás sesiones.',
  PASSWORD_RESET: 'Se cambió la contraseña. Ahora puede iniciar sesión con la nueva.',
  PASSWORD_LINK_MAILED:
    'Si esta dirección pertenece a una cuenta, le enviamos un enlace para elegir una contraseña ' +
    'nueva. Sirve durante 15 minutos.',
  SESSION_ENDED: 'Se cerró la sesión.',
  OTHER_SESSIONS_ENDED: 'Se cerraron todas las demás sesiones.',
  NO_OTHER_SESSIONS: 'No había otras sesiones.',
  PROFILE_SUBMITTED: '¡El perfil se envió correctamente!',
  PICTURE_CHANGED: 'Se cambió su foto de perfil.',
  NEW_EMAIL_CONFIRMED: 'Su nueva dirección de correo electrónico está confirmada.',
  EMAIL_CONFIRMED: 'Su correo electrónico está confirmado. Gracias.',
  EMAIL_CONFIRMED_ALREADY: 'Su correo electrónico ya está confirmado.',
  EMAIL_LINK_MAILED:
    'Va en camino un enlace nuevo. Sirve una sola vez, durante 72 horas; uno anterior ya no sirve.',
  MAIL_TURNED_ON: ({ mail }) => `«${mailWords[mail]}» está activado.`,
  MAIL_TURNED_OFF: ({ mail }) =>
    `«${mailWords[mail]}» está desactivado. Ya no recibirá este correo.`,
  NOTICES_READ: ({ count }) =>
    plural(count, {
      one: 'Un aviso está marcado como leído.',
      other: '# avisos están marcados como leídos.',
    }),
  NOTICES_READ_ALREADY: 'Ya los había leído.',
  MESSAGE_SENT: ({ reference }) => `Mensaje enviado. Su referencia: ${reference}`,
};
