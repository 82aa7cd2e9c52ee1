import { inBothLanguages } from '../../contract/values/in-both-languages.ts';

export const appearanceTexts = inBothLanguages({
  appearance: {
    appearance: { en: 'Appearance', es: 'Apariencia' },
    systemFollowsYourDevice: {
      en:
        'System follows your device. Your choice is kept on this device, also when you are ' +
        'logged out.',
      es:
        '«Sistema» sigue a su dispositivo. Su elección se guarda en este dispositivo, aunque ' +
        'cierre la sesión.',
    },
  },
});

export const attachedFilesTexts = inBothLanguages({
  attachedFiles: {
    picture: { en: 'Picture', es: 'Foto' },
    document: { en: 'Document', es: 'Documento' },
    attachedFiles: { en: 'Attached files', es: 'Archivos adjuntos' },
  },
});

export const deviceChoiceTexts = inBothLanguages({
  confirmWithYourDevice: { en: 'Confirm with your device', es: 'Confirmar con su dispositivo' },
});

export const forgotPinTexts = inBothLanguages({
  forgotYourPin: { en: 'Forgot your PIN?', es: '¿Olvidó su PIN?' },
});

export const formDialogTexts = inBothLanguages({
  cancel: { en: 'Cancel', es: 'Cancelar' },
});

export const leavePageQuestionTexts = inBothLanguages({
  leavePageQuestion: {
    leaveThisPage: { en: 'Leave this page?', es: '¿Salir de esta página?' },
    leavePage: { en: 'Leave page', es: 'Salir de la página' },
    leaving: { en: 'Leaving...', es: 'Saliendo...' },
    keepEditing: { en: 'Keep editing', es: 'Seguir editando' },
    whatYouEnteredAndHave: {
      en: 'Anything you entered but haven’t sent will be lost.',
      es: 'Se perderá lo que escribió y no ha enviado.',
    },
  },
});

export const notFoundPageTexts = inBothLanguages({
  notFoundPage: {
    pageNotFound: { en: 'Page not found', es: 'Página no encontrada' },
    thereIsNothingAtThis: {
      en: 'There is nothing at this address. It may have moved, or the link may be incomplete.',
      es:
        'No hay nada en esta dirección. Es posible que haya cambiado, o que el enlace esté ' +
        'incompleto.',
    },
    goBack: { en: 'Go Back', es: 'Volver' },
    goToHome: { en: 'Go to Home', es: 'Ir al inicio' },
  },
});

export const printHeadTexts = inBothLanguages({
  printHead: {
    printed: {
      en: (moment: string | number) => `Printed ${moment}`,
      es: (moment: string | number) => `Impreso el ${moment}`,
    },
  },
});

export const storedFileTexts = inBothLanguages({
  storedFile: {
    couldNotBeLoadedNothing: {
      en: (name: string | number) => `${name} could not be loaded. Nothing was changed.`,
      es: (name: string | number) => `No se pudo cargar ${name}. No se cambió nada.`,
    },
    downloadPdf: {
      en: (name: string | number, fileSizeText: string | number) =>
        `Download ${name} (PDF, ${fileSizeText})`,
      es: (name: string | number, fileSizeText: string | number) =>
        `Descargar ${name} (PDF, ${fileSizeText})`,
    },
  },
});

export const themeChoiceTexts = inBothLanguages({
  themeChoice: {
    theme: { en: 'Theme', es: 'Tema' },
    system: { en: 'System', es: 'Sistema' },
    light: { en: 'Light', es: 'Claro' },
    dark: { en: 'Dark', es: 'Oscuro' },
  },
});

export const unauthorizedPageTexts = inBothLanguages({
  unauthorizedPage: {
    youDoNotHaveAccess: {
      en: 'You do not have access to this page',
      es: 'No tiene acceso a esta página',
    },
    itIsForSomeoneElses: {
      en: 'It’s for a different kind of account. Nothing was changed.',
      es: 'Es para otro tipo de cuenta. No se cambió nada.',
    },
    logIn: { en: 'Log In', es: 'Iniciar sesión' },
    goToMyArea: { en: 'Go to my accounts', es: 'Ir a mi área' },
    logOut: { en: 'Log Out', es: 'Cerrar sesión' },
  },
});

export const useDownloadTexts = inBothLanguages({
  useDownload: {
    theFileDidNotCome: {
      en: 'The file didn’t download. Please try again.',
      es: 'El archivo no se descargó. Inténtelo de nuevo.',
    },
  },
});
