import type { securityPinTexts as english } from './security-pin.texts.ts';

export const securityPinTexts: typeof english = {
  chooseFirstPin: {
    newSecurityPin: 'PIN de seguridad nuevo',
    youHaveNoPinYet:
      'Usted aún no tiene un PIN. Elija uno ahora, o en su primer pago. Después, durante ' +
      '24 horas puede pagar a otros hasta el límite diario de los PIN nuevos.',
    newSecurityPinAgain: 'PIN de seguridad nuevo otra vez',
    hide: 'Ocultar',
    show: 'Mostrar',
    pin: (verb) => `${verb} el PIN`,
    settingPin: 'Guardando el PIN...',
    setPin: 'Guardar el PIN',
  },
  pinChecks: {
    theTwoPinsAreNot: 'Los dos PIN no son iguales.',
  },
  choosePin: {
    goToLocalTransfer: 'Ir a Transferencia local',
    newSecurityPin: 'PIN de seguridad nuevo',
    fourDigitsForHoursYou:
      'Cuatro dígitos. Durante 24 horas puede pagar a otros hasta el límite diario de ' +
      'los PIN nuevos.',
    settingPin: 'Guardando el PIN...',
    setNewPin: 'Guardar el PIN nuevo',
  },
  requestPinReset: {
    password: 'Contraseña',
    sending: 'Enviando...',
    emailMeALink: 'Enviarme un enlace',
  },
  turnOffPin: {
    payWithPasskeys: 'Pagar solo con sus llaves de acceso',
    yourPasskeysCanConfirm:
      'Sus llaves de acceso pueden confirmar cada pago. Sin PIN, nadie puede mirarlo por encima ' +
      'de su hombro.',
    turnOffPin: 'Desactivar el PIN',
    payWithoutPin: 'Pagar sin PIN',
    payWithPasskeysAlone: '¿Pagar solo con sus llaves de acceso?',
    everyPaymentThenAsks:
      'Cada pago a otros le preguntará entonces a su dispositivo. Puede volver a elegir un PIN en ' +
      'cualquier momento, con una llave de acceso.',
    turnOff: 'Desactivar el PIN',
    turningOff: 'Desactivando...',
  },
  securityPinPage: {
    yourPinIsOff:
      'Su PIN está desactivado: sus llaves de acceso confirman sus pagos. Elija un PIN para ' +
      'volver a activarlo.',
    securityPin: 'PIN de seguridad',
    forgottenOrLockedWeEmail:
      '¿Lo olvidó o está bloqueado? Le enviamos un enlace para elegir otro.',
    fourDigitsThatApproveYour: 'Cuatro dígitos que aprueban sus pagos.',
  },
};
