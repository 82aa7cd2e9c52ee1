import { formatsOf } from '../../format.ts';
import type { TextsOf } from '../define.ts';
import type { ofPeople as english } from '../of-people.ts';

const { count, moment, plural } = formatsOf('es-US');

/** Of who somebody is: sign-in, session, PIN, card, in Spanish. */
export const ofPeople: TextsOf<typeof english> = {
  RESET_LINK_INVALID: {
    title: 'Enlace no válido',
    message:
      'Este enlace ya se usó, venció o fue reemplazado por uno más reciente. No se cambió nada. ' +
      'Pida uno nuevo.',
  },
  NOT_ME_LINK_INVALID: {
    title: 'Enlace no válido',
    message:
      'Este enlace ya se usó o tiene más de 72 horas. No se cambió nada. Si un cambio no fue ' +
      'suyo, llámenos de inmediato.',
  },
  EMAIL_LINK_INVALID: {
    title: 'Enlace no válido',
    message:
      'Este enlace ya se usó, tiene más de 72 horas o fue reemplazado por uno más reciente. No ' +
      'se cambió nada. Si su correo electrónico todavía no está confirmado, inicie sesión y pida ' +
      'un enlace nuevo.',
  },
  PASSKEY_INVALID: {
    title: 'Llave de acceso no válida',
    message:
      'Esta llave de acceso no se pudo comprobar, o se creó demasiado tarde. No se cambió nada. ' +
      'Inténtelo de nuevo.',
  },
  BAD_CREDENTIALS: {
    title: 'Sesión no iniciada',
    message: 'Nombre de usuario, correo electrónico o contraseña incorrectos.',
  },
  SECOND_FACTOR_REQUIRED: {
    title: 'Se requiere un código',
    message: 'Ingrese el código de su aplicación de autenticación.',
  },
  WRONG_SIGN_IN_CODE: {
    title: 'Código incorrecto',
    message:
      'Ese código no coincide. Los códigos cambian cada 30 segundos; ingrese el actual o un ' +
      'código de recuperación.',
  },
  PASSKEY_REFUSED: {
    title: 'Llave de acceso no aceptada',
    message:
      'Esta llave de acceso no corresponde a ninguna cuenta aquí, o tardó demasiado. ' +
      'Inténtelo de nuevo, o inicie sesión con su contraseña.',
  },
  PASSKEY_WAITS: {
    title: 'Llave de acceso sin confirmar',
    message:
      'Su contraseña se reemplazó mediante un enlace enviado por correo electrónico, así que ' +
      'esta llave de acceso necesita su confirmación. Inicie sesión con su contraseña y ' +
      'confírmela en Verificación en dos pasos.',
  },
  NOT_SIGNED_IN: { title: 'Sesión no iniciada', message: 'Inicie sesión de nuevo.' },
  WRONG_PASSKEY: {
    title: 'Llave de acceso incorrecta',
    message:
      'Esta llave de acceso no es una de las suyas, o tardó demasiado. No se cambió nada. ' +
      'Inténtelo de nuevo.',
  },
  PASSWORD_NEEDED: {
    title: 'Se necesita la contraseña',
    message:
      'En este navegador no se ha iniciado sesión en la cuenta de este enlace. Ingrese la ' +
      'contraseña de esa cuenta. No se cambió nada.',
  },
  WRONG_PASSWORD: {
    title: 'Contraseña incorrecta',
    message: 'Contraseña incorrecta. No se cambió nada.',
  },
  WRONG_CODE: {
    title: 'Código incorrecto',
    message:
      'Ese código no coincide. Los códigos cambian cada 30 segundos; ingrese el actual. No se ' +
      'cambió nada.',
  },
  FORBIDDEN: {
    title: 'No permitido',
    message: 'Usted no tiene permiso para hacer esto. No se cambió nada.',
  },
  ACCOUNT_SUSPENDED: {
    title: 'Cuenta suspendida',
    message: 'Su cuenta está suspendida. No se movió dinero. Comuníquese con nosotros.',
  },
  SESSION_NOT_PAIRED: {
    title: 'Sesión de otro navegador',
    message:
      'Este navegador no abrió esta sesión, así que no se movió dinero. Inicie sesión de nuevo.',
  },
  APPROVAL_REQUIRED: {
    title: 'Se requiere aprobación',
    message: 'Este pago requiere su PIN de seguridad. No se movió dinero.',
  },
  SIGN_IN_TOO_OLD: {
    title: 'Inicio de sesión demasiado antiguo',
    message:
      'Usted inició sesión hace demasiado tiempo para esto. Ingrese su contraseña o inicie sesión ' +
      'de nuevo. No se movió dinero.',
  },
  WRONG_PIN: {
    title: 'PIN incorrecto',
    message: ({ triesLeft }) =>
      'PIN incorrecto. ' +
      plural(triesLeft, { one: 'Queda # intento', other: 'Quedan # intentos' }) +
      '. No se movió dinero.',
  },
  PASSWORD_CHANGE_REQUIRED: {
    title: 'Se requiere cambiar la contraseña',
    message: 'Primero elija su propia contraseña.',
  },
  SESSION_NOT_FOUND: { title: 'No se encontró', message: 'Esta sesión ya terminó.' },
  CARD_NOT_FOUND: {
    title: 'No se encontró',
    message: 'Ninguna de sus tarjetas tiene este identificador. No se cambió nada.',
  },
  PASSKEY_NOT_FOUND: {
    title: 'No se encontró',
    message: 'Ninguna de sus llaves de acceso tiene este identificador. No se cambió nada.',
  },
  GOAL_NOT_FOUND: {
    title: 'No se encontró',
    message: 'Esta cuenta no tiene ninguna meta de ahorro. No se cambió nada.',
  },
  MOMENT_NOT_FOUND: {
    title: 'No se encontró',
    message: 'Usted no ha alcanzado esto, o fue hace mucho tiempo. No se cambió nada.',
  },
  ALREADY_REGISTERED: {
    title: 'Ya registrado',
    message: 'Este nombre de usuario o correo electrónico ya está registrado.',
  },
  CARD_EXISTS: {
    title: 'Una tarjeta de cada tipo',
    message: ({ type }) =>
      `Solo puede tener una tarjeta de ${type === 'credit' ? 'crédito' : 'débito'}.`,
  },
  SECOND_FACTOR_ON: {
    title: 'La verificación en dos pasos está activada',
    message:
      'La verificación en dos pasos ya está activada. Desactívela primero para usar otra ' +
      'aplicación. No se cambió nada.',
  },
  SECOND_FACTOR_OFF: {
    title: 'La verificación en dos pasos está desactivada',
    message: 'La verificación en dos pasos está desactivada. No se cambió nada.',
  },
  SECOND_FACTOR_NOT_BEGUN: {
    title: 'La configuración terminó',
    message:
      'Esta configuración nunca se empezó o tiene más de 15 minutos. No se cambió nada. Empiece ' +
      'de nuevo.',
  },
  PASSKEYS_UNAVAILABLE: {
    title: 'Aquí no hay llaves de acceso',
    message:
      'En esta dirección no se pueden usar llaves de acceso. Inicie sesión con su contraseña.',
  },
  PASSKEYS_FULL: {
    title: 'Demasiadas llaves de acceso',
    message: 'Usted tiene diez llaves de acceso. Quite una primero. No se cambió nada.',
  },
  PIN_ALREADY_SET: {
    title: 'Ya tiene un PIN',
    message: 'Usted ya tiene un PIN de seguridad.',
  },
  PIN_NOT_SET: {
    title: 'Todavía no hay PIN',
    message: 'Primero elija un PIN de seguridad. No se movió dinero.',
  },
  PIN_LOCKED: {
    title: 'PIN bloqueado',
    message: ({ minutes }) =>
      'Su PIN de seguridad está bloqueado después de cinco intentos incorrectos. Inténtelo de ' +
      `nuevo en ${plural(minutes, { one: '# minuto', other: '# minutos' })}. No se movió dinero.`,
  },
  PIN_RESET_REQUIRED: {
    title: 'Se requiere un PIN nuevo',
    message:
      'Su PIN de seguridad se bloqueó tres veces. Elija uno nuevo con un enlace enviado por ' +
      'correo electrónico. No se movió dinero.',
  },
  NOTICE_NOT_FOUND: {
    title: 'No se encontró',
    message: 'Ninguno de sus avisos tiene este identificador.',
  },
  CONVERSATION_NOT_FOUND: {
    title: 'No se encontró',
    message: 'Ninguno de sus mensajes tiene este identificador. No se envió nada.',
  },
  TOO_SOON_AFTER_CHANGE: {
    title: 'Demasiado pronto después de un cambio',
    message: ({ until }) =>
      'Su correo electrónico o su contraseña cambió hace poco. Por su seguridad, esto solo es ' +
      `posible a partir del ${moment(until)} (hora de Nueva York). No se cambió nada. Si no ` +
      'puede esperar, llámenos.',
  },
  MESSAGES_LIMIT: {
    title: 'Demasiados mensajes',
    message: ({ max }) =>
      `Ya hay ${count(max)} mensajes suyos en espera de respuesta. No se envió nada. Llámenos ` +
      'o espere una respuesta.',
  },
  TOO_MANY_TRIES: {
    title: 'Demasiados intentos',
    message: ({ wait, unit }) =>
      'Demasiados intentos. Espere ' +
      (unit === 'second'
        ? plural(wait, { one: '# segundo', other: '# segundos' })
        : plural(wait, { one: '# minuto', other: '# minutos' })) +
      ' e inténtelo de nuevo.',
  },
};
