import { plural } from '../../ui/values/plural.ts';
import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

export const twoStepTexts = inBothLanguages({
  isOn: {
    authenticatorApp: { en: 'Authenticator app', es: 'Aplicación de autenticación' },
    on: { en: 'On', es: 'Activada' },
    noAnswerCameSoYour: {
      en:
        'We lost the connection, so your recovery codes were never shown. Please make new ones ' +
        'now.',
      es:
        'Se perdió la conexión, así que nunca se mostraron sus códigos de recuperación. Cree ' +
        'otros ahora.',
    },
    sinceLoggingInAsksFor: {
      en: (moment: string | number) => `Since ${moment}, logging in asks for a code from your app.`,
      es: (moment: string | number) =>
        `Desde el ${moment}, al iniciar sesión se pide un código de su aplicación.`,
    },
    leftEachLogsYouIn: {
      en: (codesIn: string | number) =>
        `${codesIn} left. Each one logs you in once without your phone. If you don’t know ` +
        'where they are, make new ones.',
      es: (codesIn: string | number) =>
        `Tiene ${codesIn}. Cada uno le permite entrar una vez sin su celular. Si no sabe dónde ` +
        'están, cree otros.',
    },
    recoveryCodesHeading: { en: 'Recovery codes', es: 'Códigos de recuperación' },
    newRecoveryCodes: { en: 'New recovery codes', es: 'Códigos de recuperación nuevos' },
    turnOff: { en: 'Turn off', es: 'Desactivar' },
    noRecoveryCodes: { en: 'No recovery codes', es: '0 códigos de recuperación' },
    recoveryCodes: {
      en: (count: number) => plural(count, { one: 'One recovery code', other: '# recovery codes' }),
      es: (count: number) =>
        plural(count, { one: 'un código de recuperación', other: '# códigos de recuperación' }),
    },
    areLeftPleaseMakeNew: {
      en: (codesIn: string | number, count: number) =>
        `${codesIn} ${plural(count, { one: 'is', other: 'are' })} left. Please make new ones, so that you can log in without your phone.`,
      es: (codesIn: string | number, count: number) =>
        `${plural(count, { one: 'Queda', other: 'Quedan' })} ${codesIn}. Cree otros, para poder ` +
        'entrar sin su celular.',
    },
    twoStepSignInIs: {
      en: 'Two-step sign-in is off.',
      es: 'La verificación en dos pasos está desactivada.',
    },
    turnOffTwoStepSign: {
      en: 'Turn off two-step sign-in?',
      es: '¿Desactivar la verificación en dos pasos?',
    },
    turningOff: { en: 'Turning off...', es: 'Desactivando...' },
    youllLogInWithJust: {
      en: 'You’ll log in with just your password. Your recovery codes stop working.',
      es: 'Iniciará sesión solo con su contraseña. Sus códigos de recuperación dejarán de servir.',
    },
  },
  newCodesDialog: {
    noAnswerCameYourOld: {
      en: 'We didn’t hear back. Your old recovery codes may have stopped working: please try again.',
      es: 'No hubo respuesta. Puede que sus códigos anteriores ya no sirvan: inténtelo de nuevo.',
    },
    makeNewRecoveryCodes: {
      en: 'Make new recovery codes?',
      es: '¿Crear códigos de recuperación nuevos?',
    },
    makeNewCodes: { en: 'Make new codes', es: 'Crear códigos nuevos' },
    making: { en: 'Making...', es: 'Creando...' },
    youGetTenNewCodes: {
      en: 'You get ten new codes. The old ones stop working.',
      es: 'Recibirá diez códigos nuevos. Los anteriores dejarán de servir.',
    },
  },
  recoveryCodes: {
    theCodes: { en: 'recovery codes', es: 'los códigos de recuperación' },
    recoveryCodesOfMadeOn: {
      en: (name: string | number, day: string | number) =>
        `Recovery codes of ${name}, made on ${day}. Each works once.`,
      es: (name: string | number, day: string | number) =>
        `Códigos de recuperación de ${name}, creados el ${day}. Cada uno sirve una vez.`,
    },
    yourRecoveryCodes: { en: 'Your recovery codes', es: 'Sus códigos de recuperación' },
    withoutYourPhoneEachOf: {
      en:
        'Without your phone, each of these codes logs you in once. They’re shown only once: ' +
        'keep them somewhere safe.',
      es:
        'Sin su celular, cada uno de estos códigos le permite entrar una vez. Solo se muestran ' +
        'ahora: guárdelos en un lugar seguro.',
    },
    recoveryCodes: { en: 'Recovery codes', es: 'Códigos de recuperación' },
    download: { en: 'Download', es: 'Descargar' },
    print: { en: 'Print', es: 'Imprimir' },
    iHaveKeptThem: { en: 'I’ve saved them', es: 'Ya los guardé' },
    closeWithoutKeepingThem: { en: 'Close without saving them?', es: '¿Cerrar sin guardarlos?' },
    goBack: { en: 'Go back', es: 'Volver' },
    done: { en: 'Done', es: 'Listo' },
  },
  setUp: {
    setUpYourApp: { en: 'Set up your app', es: 'Configure su aplicación' },
    addToYourAuthenticatorApp: {
      en: (name: string | number) => `Add ${name} to your authenticator app`,
      es: (name: string | number) => `Agregue ${name} a su aplicación de autenticación`,
    },
    scanThisPictureWithThe: {
      en: 'Scan this QR code with the app, or type the key into it.',
      es: 'Escanee este código QR con la aplicación, o escriba la clave en ella.',
    },
    theAppIsOnThis: {
      en: 'Open the app on this device',
      es: 'Abrir la aplicación en este dispositivo',
    },
    typeTheCodeItShows: { en: 'Enter the code it shows', es: 'Escriba el código que muestra' },
    code: { en: 'Code', es: 'Código' },
    sixDigitsANewCode: {
      en: 'Six digits. The code changes every 30 seconds.',
      es: 'Seis dígitos. El código cambia cada 30 segundos.',
    },
    turningOn: { en: 'Turning on...', es: 'Activando...' },
    turnOnTwoStepSign: {
      en: 'Turn on two-step sign-in',
      es: 'Activar la verificación en dos pasos',
    },
    cancel: { en: 'Cancel', es: 'Cancelar' },
    pictureForYour: {
      en: 'QR code for your authenticator app. The key below is the same.',
      es: 'Código QR para su aplicación de autenticación. La clave de abajo es la misma.',
    },
  },
  twoStep: {
    yourTwoStepSignIn: {
      en: 'Your two-step sign-in could not be loaded. Nothing was changed by this.',
      es: 'No se pudo cargar su verificación en dos pasos. No se cambió nada.',
    },
    loadingTwoStepSignIn: {
      en: 'Loading two-step sign-in',
      es: 'Cargando la verificación en dos pasos',
    },
    loadingTheSetup: { en: 'Loading the setup', es: 'Cargando la configuración' },
    authenticatorApp: { en: 'Authenticator app', es: 'Aplicación de autenticación' },
    withTwoStepSignIn: {
      en:
        'With two-step sign-in, you log in with your password and a code from an app on your ' +
        'phone. Even if someone has your password, they can’t get in.',
      es:
        'Con la verificación en dos pasos, inicia sesión con su contraseña y un código de una ' +
        'aplicación en su celular. Aunque alguien tenga su contraseña, no puede entrar.',
    },
    anyAuthenticatorAppWillDo: {
      en: 'Any authenticator app will do. Turning it on ends your sessions on other devices.',
      es:
        'Sirve cualquier aplicación de autenticación. Al activarla se cierran sus sesiones en ' +
        'otros dispositivos.',
    },
    turningOn: { en: 'Turning on...', es: 'Activando...' },
    turnOn: { en: 'Turn on', es: 'Activar' },
  },
});
