import { formatsOf } from '../values/format.ts';
import { defineRefusals, withParams } from './define.ts';
import { countParam } from './params.ts';

const { plural } = formatsOf('en-US');
const { plural: pluralInSpanish } = formatsOf('es-US');

/** Of what a person proves themselves with: password, PIN, passkeys, codes. */
export const refusalsOfProofs = defineRefusals({
  PASSKEY_INVALID: {
    status: 400,
    title: { en: 'Passkey not valid', es: 'Llave de acceso no válida' },
    message: {
      en:
        'This passkey could not be checked, or was made too late. Nothing was changed. Please try ' +
        'again.',
      es:
        'Esta llave de acceso no se pudo comprobar, o se creó demasiado tarde. No se cambió nada. ' +
        'Inténtelo de nuevo.',
    },
  },
  PASSKEY_REFUSED: {
    status: 401,
    title: { en: 'Passkey refused', es: 'Llave de acceso no aceptada' },
    message: {
      en:
        'This passkey doesn’t match an account here, or it took too long. Please try again, or ' +
        'log in with your password.',
      es:
        'Esta llave de acceso no corresponde a ninguna cuenta aquí, o tardó demasiado. ' +
        'Inténtelo de nuevo, o inicie sesión con su contraseña.',
    },
  },
  PASSKEY_WAITS: {
    status: 401,
    title: { en: 'Passkey not confirmed', es: 'Llave de acceso sin confirmar' },
    message: {
      en:
        'Your password was reset through an emailed link, so this passkey needs your ' +
        'confirmation. Please log in with your password and confirm it under Two-step sign-in.',
      es:
        'Su contraseña se reemplazó mediante un enlace enviado por correo electrónico, así que ' +
        'esta llave de acceso necesita su confirmación. Inicie sesión con su contraseña y ' +
        'confírmela en Verificación en dos pasos.',
    },
  },
  WRONG_PASSKEY: {
    status: 403,
    title: { en: 'Wrong passkey', es: 'Llave de acceso incorrecta' },
    message: {
      en:
        'This passkey isn’t one of yours, or it took too long. Nothing was changed. Please try ' +
        'again.',
      es:
        'Esta llave de acceso no es una de las suyas, o tardó demasiado. No se cambió nada. ' +
        'Inténtelo de nuevo.',
    },
    field: 'passkey',
  },
  PASSWORD_NEEDED: {
    status: 403,
    title: { en: 'Password needed', es: 'Se necesita la contraseña' },
    message: {
      en:
        'This browser is not logged in to the account of this link. Please enter its password. ' +
        'Nothing was changed.',
      es:
        'En este navegador no se ha iniciado sesión en la cuenta de este enlace. Ingrese la ' +
        'contraseña de esa cuenta. No se cambió nada.',
    },
    field: 'password',
  },
  WRONG_PASSWORD: {
    status: 403,
    title: { en: 'Wrong password', es: 'Contraseña incorrecta' },
    message: {
      en: 'Wrong password. Nothing was changed.',
      es: 'Contraseña incorrecta. No se cambió nada.',
    },
    field: 'password',
  },
  WRONG_CODE: {
    status: 403,
    title: { en: 'Wrong code', es: 'Código incorrecto' },
    message: {
      en:
        'That code didn’t match. Codes change every 30 seconds; enter the current one. Nothing ' +
        'was changed.',
      es:
        'Ese código no coincide. Los códigos cambian cada 30 segundos; ingrese el actual. No se ' +
        'cambió nada.',
    },
    field: 'code',
  },
  APPROVAL_REQUIRED: {
    status: 403,
    title: { en: 'Approval required', es: 'Se requiere aprobación' },
    message: {
      en: 'This payment needs your security PIN. No money was moved.',
      es: 'Este pago requiere su PIN de seguridad. No se movió dinero.',
    },
  },
  WRONG_PIN: withParams({
    params: { triesLeft: countParam },
    status: 403,
    title: { en: 'Wrong PIN', es: 'PIN incorrecto' },
    message: {
      en: ({ triesLeft }) =>
        `Wrong PIN. ${plural(triesLeft, { one: '# try', other: '# tries' })} left. ` +
        'No money was moved.',
      es: ({ triesLeft }) =>
        'PIN incorrecto. ' +
        pluralInSpanish(triesLeft, { one: 'Queda # intento', other: 'Quedan # intentos' }) +
        '. No se movió dinero.',
    },
    field: 'securityPin',
  }),
  PASSKEY_NOT_FOUND: {
    status: 404,
    title: { en: 'Not found', es: 'No se encontró' },
    message: {
      en: 'You have no passkey with this ID. Nothing was changed.',
      es: 'Ninguna de sus llaves de acceso tiene este identificador. No se cambió nada.',
    },
  },
  SECOND_FACTOR_ON: {
    status: 409,
    title: { en: 'Two-step sign-in is on', es: 'La verificación en dos pasos está activada' },
    message: {
      en:
        'Two-step sign-in is already on. Turn it off first to use another app. Nothing was ' +
        'changed.',
      es:
        'La verificación en dos pasos ya está activada. Desactívela primero para usar otra ' +
        'aplicación. No se cambió nada.',
    },
  },
  SECOND_FACTOR_OFF: {
    status: 409,
    title: { en: 'Two-step sign-in is off', es: 'La verificación en dos pasos está desactivada' },
    message: {
      en: 'Two-step sign-in is off. Nothing was changed.',
      es: 'La verificación en dos pasos está desactivada. No se cambió nada.',
    },
  },
  SECOND_FACTOR_NOT_BEGUN: {
    status: 409,
    title: { en: 'Setup is over', es: 'La configuración terminó' },
    message: {
      en:
        'This setup was never started or is older than 15 minutes. Nothing was changed. Please ' +
        'start again.',
      es:
        'Esta configuración nunca se empezó o tiene más de 15 minutos. No se cambió nada. Empiece ' +
        'de nuevo.',
    },
  },
  PASSKEYS_UNAVAILABLE: {
    status: 409,
    title: { en: 'No passkeys here', es: 'Aquí no hay llaves de acceso' },
    message: {
      en: 'Passkeys can’t be used at this address. Please log in with your password.',
      es: 'En esta dirección no se pueden usar llaves de acceso. Inicie sesión con su contraseña.',
    },
  },
  PASSKEYS_FULL: {
    status: 409,
    title: { en: 'Too many passkeys', es: 'Demasiadas llaves de acceso' },
    message: {
      en: 'You have ten passkeys. Remove one first. Nothing was changed.',
      es: 'Usted tiene diez llaves de acceso. Quite una primero. No se cambió nada.',
    },
  },
  PIN_ALREADY_SET: {
    status: 409,
    title: { en: 'PIN already set', es: 'Ya tiene un PIN' },
    message: { en: 'You already have a security PIN.', es: 'Usted ya tiene un PIN de seguridad.' },
    field: 'securityPin',
  },
  PIN_NOT_SET: {
    status: 409,
    title: { en: 'No PIN yet', es: 'Todavía no hay PIN' },
    message: {
      en: 'Please choose a security PIN first. No money was moved.',
      es: 'Primero elija un PIN de seguridad. No se movió dinero.',
    },
    field: 'securityPin',
  },
  PIN_LOCKED: withParams({
    params: { minutes: countParam },
    status: 423,
    title: { en: 'PIN locked', es: 'PIN bloqueado' },
    message: {
      en: ({ minutes }) =>
        'Your security PIN is locked after five wrong tries. Please try again in ' +
        `${plural(minutes, { one: '# minute', other: '# minutes' })}. No money was moved.`,
      es: ({ minutes }) =>
        'Su PIN de seguridad está bloqueado después de cinco intentos incorrectos. Inténtelo de ' +
        `nuevo en ${pluralInSpanish(minutes, { one: '# minuto', other: '# minutos' })}. No se movió dinero.`,
    },
    field: 'securityPin',
  }),
  PIN_RESET_REQUIRED: {
    status: 423,
    title: { en: 'PIN reset required', es: 'Se requiere un PIN nuevo' },
    message: {
      en:
        'Your security PIN was locked three times. Please choose a new one with an emailed link. ' +
        'No money was moved.',
      es:
        'Su PIN de seguridad se bloqueó tres veces. Elija uno nuevo con un enlace enviado por ' +
        'correo electrónico. No se movió dinero.',
    },
    field: 'securityPin',
  },
});
