import { plural } from '../../ui/values/plural.ts';
import type { twoStepTexts as english } from './two-step.texts.ts';

export const twoStepTexts: typeof english = {
  isOn: {
    authenticatorApp: 'Aplicación de autenticación',
    on: 'Activado',
    noAnswerCameSoYour:
      'No hubo respuesta, así que nunca se mostraron sus códigos de recuperación. Cree ' +
      'otros ahora.',
    sinceLoggingInAsksFor: (moment) =>
      `Desde el ${moment}, iniciar sesión pide un código de su aplicación.`,
    leftEachLogsYouIn: (codesIn) =>
      `Quedan ${codesIn}. Cada uno le deja entrar una vez sin su teléfono; si no sabe ` +
      'dónde están, cree otros.',
    newRecoveryCodes: 'Códigos de recuperación nuevos',
    turnOff: 'Desactivar',
    noRecoveryCodes: 'Ningún código de recuperación',
    recoveryCodes: (count) =>
      plural(count, { one: 'Un código de recuperación', other: '# códigos de recuperación' }),
    areLeftPleaseMakeNew: (codesIn, count) =>
      `${plural(count, { one: 'Queda', other: 'Quedan' })} ${codesIn}. Cree otros, para poder entrar sin su teléfono.`,
  },
  newCodesDialog: {
    noAnswerCameYourOld:
      'No hubo respuesta. Puede que sus códigos anteriores ya no sirvan: inténtelo de nuevo.',
    makeNewRecoveryCodes: '¿Crear códigos de recuperación nuevos?',
    makeNewCodes: 'Crear códigos nuevos',
    making: 'Creando...',
    youGetTenNewCodes: 'Recibe diez códigos nuevos. Los anteriores dejan de servir.',
  },
  recoveryCodes: {
    theCodes: 'los códigos de recuperación',
    recoveryCodesOfMadeOn: (name, day) =>
      `Códigos de recuperación de ${name}, creados el ${day}. Cada uno sirve una vez.`,
    yourRecoveryCodes: 'Sus códigos de recuperación',
    withoutYourPhoneEachOf:
      'Sin su teléfono, cada uno de estos códigos le deja entrar una vez. Solo se ' +
      'muestran ahora: guárdelos donde guarda otros secretos.',
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
    scanThisPictureWithThe: 'Escanee esta imagen con la aplicación, o escriba la clave en ella.',
    theAppIsOnThis: 'La aplicación está en este dispositivo: abrirla',
    typeTheCodeItShows: 'Escriba el código que muestra',
    code: 'Código',
    sixDigitsANewCode: 'Seis dígitos. Cada 30 segundos hay un código nuevo.',
    turningOn: 'Activando...',
    turnOnTwoStepSign: 'Activar el inicio de sesión en dos pasos',
    cancel: 'Cancelar',
  },
  setupPicture: {
    pictureForYour: 'Imagen para su aplicación de autenticación. La clave de abajo dice lo mismo.',
  },
  turnOffDialog: {
    twoStepSignInIs: 'El inicio de sesión en dos pasos está desactivado.',
    turnOffTwoStepSign: '¿Desactivar el inicio de sesión en dos pasos?',
    turnOff: 'Desactivar',
    turningOff: 'Desactivando...',
    youllLogInWithJust:
      'Iniciará sesión solo con su contraseña. Sus códigos de recuperación dejan de servir.',
  },
  turnOn: {
    authenticatorApp: 'Aplicación de autenticación',
    withTwoStepSignIn:
      'Con el inicio de sesión en dos pasos se piden su contraseña y un código que ' +
      'muestra una aplicación de su teléfono. Aunque alguien tenga su contraseña, no ' +
      'puede entrar.',
    anyAuthenticatorAppWillDo:
      'Sirve cualquier aplicación de autenticación. Al activarlo se cierran sus sesiones ' +
      'en otros dispositivos.',
    turningOn: 'Activando...',
    turnOn: 'Activar',
  },
  twoStep: {
    yourTwoStepSignIn: 'No se pudo cargar su inicio de sesión en dos pasos. No se cambió nada.',
    loadingTwoStepSignIn: 'Cargando el inicio de sesión en dos pasos',
    loadingTheSetup: 'Cargando la configuración',
  },
};
