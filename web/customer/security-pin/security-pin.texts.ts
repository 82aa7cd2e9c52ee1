import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

export const securityPinTexts = inBothLanguages({
  chooseFirstPin: {
    newSecurityPin: { en: 'New security PIN', es: 'PIN de seguridad nuevo' },
    youHaveNoPinYet: {
      en:
        'You don’t have a PIN yet. Choose one now, or with your first payment. For 24 hours ' +
        'you can then pay others up to the daily limit for new PINs.',
      es:
        'Usted aún no tiene un PIN. Elija uno ahora, o en su primer pago. Después, durante 24 ' +
        'horas puede pagar a otras personas hasta el límite diario de los PIN nuevos.',
    },
    newSecurityPinAgain: {
      en: 'Confirm new security PIN',
      es: 'Confirme el PIN de seguridad nuevo',
    },
    hide: { en: 'Hide', es: 'Ocultar' },
    show: { en: 'Show', es: 'Mostrar' },
    pin: {
      en: (verb: string | number) => `${verb} PIN`,
      es: (verb: string | number) => `${verb} el PIN`,
    },
    settingPin: { en: 'Setting PIN...', es: 'Guardando el PIN...' },
    setPin: { en: 'Set PIN', es: 'Guardar el PIN' },
  },
  pinChecks: {
    theTwoPinsAreNot: { en: 'The PINs don’t match.', es: 'Los PIN no coinciden.' },
  },
  choosePin: {
    goToLocalTransfer: { en: 'Go to Local Transfer', es: 'Ir a Transferencia local' },
    newSecurityPin: { en: 'New security PIN', es: 'PIN de seguridad nuevo' },
    fourDigitsForHoursYou: {
      en: 'Four digits. For 24 hours you can pay others up to the daily limit for new PINs.',
      es:
        'Cuatro dígitos. Durante 24 horas puede pagar a otras personas hasta el límite diario ' +
        'de los PIN nuevos.',
    },
    settingPin: { en: 'Setting PIN...', es: 'Guardando el PIN...' },
    setNewPin: { en: 'Set new PIN', es: 'Guardar el PIN nuevo' },
  },
  turnOffPin: {
    payWithPasskeys: {
      en: 'Pay with your passkeys alone',
      es: 'Pagar solo con sus llaves de acceso',
    },
    yourPasskeysCanConfirm: {
      en:
        'Your passkeys can confirm every payment. With no PIN, there’s nothing to see over ' +
        'your shoulder.',
      es:
        'Sus llaves de acceso pueden confirmar cada pago. Sin un PIN, no hay nada que ver por ' +
        'encima de su hombro.',
    },
    turnOffPin: { en: 'Turn off PIN', es: 'Desactivar el PIN' },
    payWithoutPin: { en: 'Pay without a PIN', es: 'Pagar sin PIN' },
    payWithPasskeysAlone: {
      en: 'Pay with your passkeys alone?',
      es: '¿Pagar solo con sus llaves de acceso?',
    },
    everyPaymentThenAsks: {
      en:
        'Every payment to others then asks your device. You can choose a PIN again at any time, ' +
        'with a passkey.',
      es:
        'Desde entonces, cada pago a otras personas se confirma en su dispositivo. Puede volver ' +
        'a elegir un PIN en cualquier momento, con una llave de acceso.',
    },
    turnOff: { en: 'Turn off PIN', es: 'Desactivar el PIN' },
    turningOff: { en: 'Turning off...', es: 'Desactivando...' },
  },
  securityPinPage: {
    yourPinIsOff: {
      en: 'Your PIN is off: your passkeys confirm your payments. Choose a PIN to turn it on again.',
      es:
        'Su PIN está desactivado: sus llaves de acceso confirman sus pagos. Elija un PIN para ' +
        'volver a activarlo.',
    },
    securityPin: { en: 'Security PIN', es: 'PIN de seguridad' },
    forgottenOrLockedWeEmail: {
      en: 'Forgotten or locked? We’ll email you a link to choose a new one.',
      es: '¿Lo olvidó o está bloqueado? Le enviaremos un enlace para elegir otro.',
    },
    fourDigitsThatApproveYour: {
      en: 'Four digits that approve your payments.',
      es: 'Cuatro dígitos que aprueban sus pagos.',
    },
    password: { en: 'Password', es: 'Contraseña' },
    sending: { en: 'Sending...', es: 'Enviando...' },
    emailMeALink: { en: 'Email me a link', es: 'Enviarme un enlace' },
  },
});
