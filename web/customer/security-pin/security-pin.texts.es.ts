import type { securityPinTexts as english } from './security-pin.texts.ts';

export const securityPinTexts: typeof english = {
  chooseFirstPin: {
    newSecurityPin: 'PIN de seguridad nuevo',
    youHaveNoPinYet:
      'Usted aún no tiene un PIN. Elija uno ahora, o en su primer pago. Después, durante 24 ' +
      'horas puede pagar a otras personas hasta el límite diario de los PIN nuevos.',
    newSecurityPinAgain: 'Confirme el PIN de seguridad nuevo',
    hide: 'Ocultar',
    show: 'Mostrar',
    pin: (verb) => `${verb} el PIN`,
    settingPin: 'Guardando el PIN...',
    setPin: 'Guardar el PIN',
  },
  pinChecks: {
    theTwoPinsAreNot: 'Los PIN no coinciden.',
  },
  choosePin: {
    goToLocalTransfer: 'Ir a Transferencia local',
    newSecurityPin: 'PIN de seguridad nuevo',
    fourDigitsForHoursYou:
      'Cuatro dígitos. Durante 24 horas puede pagar a otras personas hasta el límite diario ' +
      'de los PIN nuevos.',
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
      'Sus llaves de acceso pueden confirmar cada pago. Sin un PIN, no hay nada que ver por ' +
      'encima de su hombro.',
    turnOffPin: 'Desactivar el PIN',
    payWithoutPin: 'Pagar sin PIN',
    payWithPasskeysAlone: '¿Pagar solo con sus llaves de acceso?',
    everyPaymentThenAsks:
      'Desde entonces, cada pago a otras personas se confirma en su dispositivo. Puede volver ' +
      'a elegir un PIN en cualquier momento, con una llave de acceso.',
    turnOff: 'Desactivar el PIN',
    turningOff: 'Desactivando...',
  },
  securityPinPage: {
    yourPinIsOff:
      'Su PIN está desactivado: sus llaves de acceso confirman sus pagos. Elija un PIN para ' +
      'volver a activarlo.',
    securityPin: 'PIN de seguridad',
    forgottenOrLockedWeEmail:
      '¿Lo olvidó o está bloqueado? Le enviaremos un enlace para elegir otro.',
    fourDigitsThatApproveYour: 'Cuatro dígitos que aprueban sus pagos.',
  },
};
