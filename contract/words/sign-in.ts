import * as z from 'zod/mini';
import { formatsOf } from '../values/format.ts';
import { defineAnswers, defineRefusals, withParams } from './define.ts';
import { countParam } from './params.ts';

const { plural: pluralInSpanish } = formatsOf('es-US');

/** `30 seconds`, `2 minutes`, `a minute`. */
const waitWords = ({ wait, unit }: { wait: number; unit: 'second' | 'minute' }) =>
  unit === 'minute' && wait === 1 ? 'a minute' : `${wait} ${unit}s`;

/** Of sign-in and sessions. */
export const refusalsOfSignIn = defineRefusals({
  RESET_LINK_INVALID: {
    status: 400,
    title: { en: 'Link not valid', es: 'Enlace no válido' },
    message: {
      en:
        'This link has been used, has expired or was replaced by a newer one. Nothing was ' +
        'changed. Please ask for a new one.',
      es:
        'Este enlace ya se usó, venció o fue reemplazado por uno más reciente. No se cambió nada. ' +
        'Pida uno nuevo.',
    },
  },
  BAD_CREDENTIALS: {
    status: 401,
    title: { en: 'Not logged in', es: 'Sesión no iniciada' },
    message: {
      en: 'Wrong username, email or password.',
      es: 'Nombre de usuario, correo electrónico o contraseña incorrectos.',
    },
  },
  SECOND_FACTOR_REQUIRED: {
    status: 401,
    title: { en: 'Code required', es: 'Se requiere un código' },
    message: {
      en: 'Please enter the code from your authenticator app.',
      es: 'Ingrese el código de su aplicación de autenticación.',
    },
    field: 'code',
  },
  WRONG_SIGN_IN_CODE: {
    status: 401,
    title: { en: 'Wrong code', es: 'Código incorrecto' },
    message: {
      en:
        'That code didn’t match. Codes change every 30 seconds; enter the current one, or a ' +
        'recovery code.',
      es:
        'Ese código no coincide. Los códigos cambian cada 30 segundos; ingrese el actual o un ' +
        'código de recuperación.',
    },
    field: 'code',
  },
  NOT_SIGNED_IN: {
    status: 401,
    title: { en: 'Not logged in', es: 'Sesión no iniciada' },
    message: { en: 'Please log in again.', es: 'Inicie sesión de nuevo.' },
  },
  FORBIDDEN: {
    status: 403,
    title: { en: 'Not allowed', es: 'No permitido' },
    message: {
      en: 'You are not allowed to do this. Nothing was changed.',
      es: 'Usted no tiene permiso para hacer esto. No se cambió nada.',
    },
  },
  ACCOUNT_SUSPENDED: {
    status: 403,
    title: { en: 'Account suspended', es: 'Cuenta suspendida' },
    message: {
      en: 'Your account is suspended. No money was moved. Please contact support.',
      es: 'Su cuenta está suspendida. No se movió dinero. Comuníquese con nosotros.',
    },
  },
  SESSION_NOT_PAIRED: {
    status: 403,
    title: { en: 'Session not paired', es: 'Sesión de otro navegador' },
    message: {
      en:
        'This browser did not open this session. Nothing was shown or changed, and no money was ' +
        'moved. Please log in again.',
      es:
        'Este navegador no abrió esta sesión. No se mostró ni se cambió nada, y no se movió dinero. ' +
        'Inicie sesión de nuevo.',
    },
  },
  SIGN_IN_TOO_OLD: {
    status: 403,
    title: { en: 'Login too old', es: 'Inicio de sesión demasiado antiguo' },
    message: {
      en:
        'You logged in too long ago for this. Please enter your password or log in again. No ' +
        'money was moved.',
      es:
        'Usted inició sesión hace demasiado tiempo para esto. Ingrese su contraseña o inicie sesión ' +
        'de nuevo. No se movió dinero.',
    },
    field: 'password',
  },
  PASSWORD_CHANGE_REQUIRED: {
    status: 403,
    title: { en: 'Password change required', es: 'Se requiere cambiar la contraseña' },
    message: {
      en: 'Please choose your own password first.',
      es: 'Primero elija su propia contraseña.',
    },
  },
  SESSION_NOT_FOUND: {
    status: 404,
    title: { en: 'Not found', es: 'No se encontró' },
    message: { en: 'This session has already ended.', es: 'Esta sesión ya terminó.' },
  },
  TOO_MANY_TRIES: withParams({
    params: { wait: countParam, unit: z.enum(['second', 'minute']) },
    status: 429,
    title: { en: 'Too many tries', es: 'Demasiados intentos' },
    message: {
      en: (params) => `Too many tries. Please wait ${waitWords(params)} and try again.`,
      es: ({ wait, unit }) =>
        'Demasiados intentos. Espere ' +
        (unit === 'second'
          ? pluralInSpanish(wait, { one: '# segundo', other: '# segundos' })
          : pluralInSpanish(wait, { one: '# minuto', other: '# minutos' })) +
        ' e inténtelo de nuevo.',
    },
  }),
});

/** Of sign-in and sessions. */
export const answersOfSignIn = defineAnswers({
  REGISTERED: {
    message: {
      en: 'Registration successful! Redirecting…',
      es: '¡Se registró correctamente! Un momento…',
    },
  },
  /** Comes with REGISTERED, as its warning. */
  PASSWORD_COMMON: {
    message: {
      en: 'This password is on the list that attackers try first. Please choose another soon.',
      es: 'Esta contraseña está en la lista que los atacantes prueban primero. Elija otra pronto.',
    },
  },
  LOGGED_IN: { message: { en: 'Login successful.', es: 'Inició sesión.' } },
  PASSWORD_CHANGED: {
    message: {
      en: 'Your password was changed. All other sessions were ended.',
      es: 'Se cambió su contraseña. Se cerraron todas las demás sesiones.',
    },
  },
  PASSWORD_RESET: {
    message: {
      en: 'Password reset successful! You can now log in with your new password.',
      es: 'Se cambió la contraseña. Ahora puede iniciar sesión con la nueva.',
    },
  },
  /** Said for every address, known or not. */
  PASSWORD_LINK_MAILED: {
    message: {
      en:
        'If this address belongs to an account, we have emailed a link to choose a new password. It ' +
        'works for 15 minutes.',
      es:
        'Si esta dirección pertenece a una cuenta, le enviamos un enlace para elegir una contraseña ' +
        'nueva. Sirve durante 15 minutos.',
    },
  },
  SESSION_ENDED: { message: { en: 'The session was ended.', es: 'Se cerró la sesión.' } },
  OTHER_SESSIONS_ENDED: {
    message: { en: 'All other sessions were ended.', es: 'Se cerraron todas las demás sesiones.' },
  },
  NO_OTHER_SESSIONS: {
    message: { en: 'There were no other sessions.', es: 'No había otras sesiones.' },
  },
});
