import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

export const stepUpTexts = inBothLanguages({
  title: { en: 'Confirm it’s you', es: 'Confirme que es usted' },
  /** The deed, where the name of its call alone says it; how to prove it follows. */
  deeds: {
    'POST /api/approvals': { en: 'To confirm a payment', es: 'Para confirmar un pago' },
    'POST /api/approvals/pin': {
      en: 'To choose a security PIN',
      es: 'Para elegir un PIN de seguridad',
    },
    'POST /api/approvals/pin/off': {
      en: 'To turn off your security PIN',
      es: 'Para desactivar su PIN de seguridad',
    },
    'POST /api/approvals/pin/reset': {
      en: 'To choose a new security PIN by email',
      es: 'Para elegir otro PIN de seguridad por correo electrónico',
    },
    'DELETE /api/card/delete/{id}': { en: 'To delete your card', es: 'Para eliminar su tarjeta' },
    'POST /api/card/reveal': {
      en: 'To show your card’s number and CVV',
      es: 'Para mostrar el número y el CVV de su tarjeta',
    },
    'POST /api/card/{id}/unfreeze': {
      en: 'To unfreeze your card',
      es: 'Para descongelar su tarjeta',
    },
    'POST /api/loans/{id}/accept': { en: 'To accept your loan', es: 'Para aceptar su préstamo' },
    'POST /api/users/email/confirm': {
      en: 'To change your email address',
      es: 'Para cambiar su dirección de correo electrónico',
    },
    'POST /api/users/feeds': { en: 'To connect an app', es: 'Para conectar una aplicación' },
    'POST /api/users/freeze/lift': {
      en: 'To unfreeze your account',
      es: 'Para descongelar su cuenta',
    },
    'POST /api/users/passkeys/begin': {
      en: 'To add a passkey',
      es: 'Para agregar una llave de acceso',
    },
    'POST /api/users/passkeys/{id}/confirm': {
      en: 'To confirm that a passkey is yours',
      es: 'Para confirmar que una llave de acceso es suya',
    },
    'POST /api/users/passkeys/{id}/remove': {
      en: 'To remove a passkey',
      es: 'Para quitar una llave de acceso',
    },
    'POST /api/users/profile': {
      en: 'To change your personal information',
      es: 'Para cambiar sus datos personales',
    },
    'POST /api/users/second-factor/begin': {
      en: 'To turn on two-step sign-in',
      es: 'Para activar la verificación en dos pasos',
    },
    'POST /api/users/second-factor/recovery-codes': {
      en: 'To make new recovery codes',
      es: 'Para crear códigos de recuperación nuevos',
    },
    'POST /api/users/second-factor/remove': {
      en: 'To turn off two-step sign-in',
      es: 'Para desactivar la verificación en dos pasos',
    },
  },
  pay: {
    en: (amount: string, name: string) => `To pay ${amount} to ${name}`,
    es: (amount: string, name: string) => `Para pagar ${amount} a ${name}`,
  },
  acceptLoan: {
    en: (amount: string) => `To accept your loan of ${amount}`,
    es: (amount: string) => `Para aceptar su préstamo de ${amount}`,
  },
  changeBill: {
    en: (amount: string) => `To change a recurring bill to ${amount}`,
    es: (amount: string) => `Para cambiar una factura recurrente a ${amount}`,
  },
  ways: {
    password: { en: 'enter your password', es: 'ingrese su contraseña' },
    code: {
      en: 'enter a code from your authenticator app',
      es: 'ingrese un código de su aplicación de autenticación',
    },
    securityPin: { en: 'enter your security PIN', es: 'ingrese su PIN de seguridad' },
    passkey: { en: 'use your passkey', es: 'use su llave de acceso' },
  },
  and: {
    en: (before: string, next: string) => `${before} and ${next}`,
    es: (before: string, next: string) => `${before} ${next.startsWith('i') ? 'e' : 'y'} ${next}`,
  },
  toDo: {
    en: (deed: string, ways: string) => `${deed}, ${ways}.`,
    es: (deed: string, ways: string) => `${deed}, ${ways}.`,
  },
  ofStaff: {
    en:
      'You need to have confirmed it’s you within the last five minutes. What you’re doing ' +
      'goes through as soon as you have.',
    es:
      'Hace falta que haya confirmado que es usted en los últimos cinco minutos. Lo que está ' +
      'haciendo se envía en cuanto lo confirme.',
  },
  deviceAsks: {
    en: 'Your device asks for one of your passkeys.',
    es: 'Su dispositivo pide una de sus llaves de acceso.',
  },
  orWithCode: { en: 'or with a code', es: 'o con un código' },
  orWithPin: { en: 'or with your PIN', es: 'o con su PIN' },
  password: { en: 'Password', es: 'Contraseña' },
  forYourSecurity: {
    en: 'For your security, enter your password again.',
    es: 'Por su seguridad, ingrese de nuevo su contraseña.',
  },
  securityPin: { en: 'Security PIN', es: 'PIN de seguridad' },
  theFourDigits: {
    en: 'The four digits you chose for your payments.',
    es: 'Los cuatro dígitos que eligió para sus pagos.',
  },
  confirm: { en: 'Confirm', es: 'Confirmar' },
  confirming: { en: 'Confirming...', es: 'Confirmando...' },
  noMoney: {
    en: 'You didn’t confirm. No money was moved.',
    es: 'Usted no lo confirmó. No se movió dinero.',
  },
  nothing: {
    en: 'You didn’t confirm. Nothing changed.',
    es: 'Usted no lo confirmó. No cambió nada.',
  },
});
