import { plural } from '../../ui/values/plural.ts';
import type { twoStepTexts as english } from './two-step.texts.ts';

export const twoStepTexts: typeof english = {
  isOn: {
    authenticatorApp: 'Aplicación de autenticación',
    on: 'Activada',
    noAnswerCameSoYour:
      'Se perdió la conexión, así que nunca se mostraron sus códigos de recuperación. Cree ' +
      'otros ahora.',
    sinceLoggingInAsksFor: (moment) =>
      `Desde el ${moment}, al iniciar sesión se pide un código de su aplicación.`,
    leftEachLogsYouIn: (codesIn) =>
      `Tiene ${codesIn}. Cada uno le permite entrar una vez sin su celular. Si no sabe dónde ` +
      'están, cree otros.',
    recoveryCodesHeading: 'Códigos de recuperación',
    newRecoveryCodes: 'Códigos de recuperación nuevos',
    turnOff: 'Desactivar',
    noRecoveryCodes: '0 códigos de recuperación',
    recoveryCodes: (count) =>
      plural(count, { one: 'un código de recuperación', other: '# códigos de recuperación' }),
    areLeftPleaseMakeNew: (codesIn, count) =>
      `${plural(count, { one: 'Queda', other: 'Quedan' })} ${codesIn}. Cree otros, para poder ` +
      'entrar sin su celular.',
  },
  newCodesDialog: {
    noAnswerCameYourOld:
      'No hubo respuesta. Puede que sus códigos anteriores ya no sirvan: inténtelo de nuevo.',
    makeNewRecoveryCodes: '¿Crear códigos de recuperación nuevos?',
    makeNewCodes: 'Crear códigos nuevos',
    making: 'Creando...',
    youGetTenNewCodes: 'Recibirá diez códigos nuevos. Los anteriores dejarán de servir.',
  },
  recoveryCodes: {
    theCodes: 'los códigos de recuperación',
    recoveryCodesOfMadeOn: (name, day) =>
      `Códigos de recuperación de ${name}, creados el ${day}. Cada uno sirve una vez.`,
    yourRecoveryCodes: 'Sus códigos de recuperación',
    withoutYourPhoneEachOf:
      'Sin su celular, cada uno de estos códigos le permite entrar una vez. Solo se muestran ' +
      'ahora: guárdelos en un lugar seguro.',
    recoveryCodes: 'Códigos de recuperación',
    download: 'Descargar',
    print: 'Imprimir',
    iHaveKeptThem: 'Ya los guardé',
    closeWithoutKeepingThem: '¿Cerrar sin guardarlos?',
    goBack: 'Volver',
    done: 'Listo',
  },
  setUp: {
    setUpYourApp: 'Configure su aplicación',
    addToYourAuthenticatorApp: (name) => `Agregue ${name} a su aplicación de autenticación`,
    scanThisPictureWithThe: 'Escanee este código QR con la aplicación, o escriba la clave en ella.',
    theAppIsOnThis: 'Abrir la aplicación en este dispositivo',
    typeTheCodeItShows: 'Escriba el código que muestra',
    code: 'Código',
    sixDigitsANewCode: 'Seis dígitos. El código cambia cada 30 segundos.',
    turningOn: 'Activando...',
    turnOnTwoStepSign: 'Activar la verificación en dos pasos',
    cancel: 'Cancelar',
  },
  setupPicture: {
    pictureForYour: 'Código QR para su aplicación de autenticación. La clave de abajo es la misma.',
  },
  turnOffDialog: {
    twoStepSignInIs: 'La verificación en dos pasos está desactivada.',
    turnOffTwoStepSign: '¿Desactivar la verificación en dos pasos?',
    turnOff: 'Desactivar',
    turningOff: 'Desactivando...',
    youllLogInWithJust:
      'Iniciará sesión solo con su contraseña. Sus códigos de recuperación dejarán de servir.',
  },
  turnOn: {
    authenticatorApp: 'Aplicación de autenticación',
    withTwoStepSignIn:
      'Con la verificación en dos pasos, inicia sesión con su contraseña y un código de una ' +
      'aplicación en su celular. Aunque alguien tenga su contraseña, no puede entrar.',
    anyAuthenticatorAppWillDo:
      'Sirve cualquier aplicación de autenticación. Al activarla se cierran sus sesiones en ' +
      'otros dispositivos.',
    turningOn: 'Activando...',
    turnOn: 'Activar',
  },
  twoStep: {
    yourTwoStepSignIn: 'No se pudo cargar su verificación en dos pasos. No se cambió nada.',
    loadingTwoStepSignIn: 'Cargando la verificación en dos pasos',
    loadingTheSetup: 'Cargando la configuración',
  },
};
