import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';
import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

export const personalInfoTexts = inBothLanguages({
  aboutYouStep: {
    fullName: { en: 'Full name', es: 'Nombre completo' },
    asShownOnYourId: { en: 'As shown on your ID.', es: 'Como aparece en su documento.' },
    email: { en: 'Email', es: 'Correo electrónico' },
    wellEmailALinkTo: {
      en: 'We’ll email a link to confirm a new address.',
      es: 'Le enviaremos un enlace para confirmar una dirección nueva.',
    },
    phone: { en: 'Phone', es: 'Teléfono' },
    address: { en: 'Address', es: 'Dirección' },
  },
  changes: {
    whatChanges: { en: 'What changes', es: 'Qué cambia' },
    what: { en: 'What', es: 'Qué' },
    now: { en: 'Now', es: 'Ahora' },
    new: { en: 'New', es: 'Nuevo' },
    removed: { en: 'Removed', es: 'Se quita' },
  },
  personalInfoDraft: {
    idDocument: { en: 'ID document', es: 'Documento de identidad' },
    profilePicture: { en: 'Profile picture', es: 'Foto de perfil' },
    fullName: { en: 'Full name', es: 'Nombre completo' },
    yourPicture: { en: 'Your picture', es: 'Su foto' },
    yourDocument: { en: 'Your document', es: 'Su documento' },
    email: { en: 'Email', es: 'Correo electrónico' },
    phone: { en: 'Phone', es: 'Teléfono' },
    address: { en: 'Address', es: 'Dirección' },
  },
  personalInfoForm: {
    aboutYou: { en: 'About you', es: 'Sobre usted' },
    profilePicture: { en: 'Profile picture', es: 'Foto de perfil' },
    idDocument: { en: 'ID document', es: 'Documento de identidad' },
    failedToSubmitProfile: {
      en: 'Failed to submit profile. Please try again.',
      es: 'No se pudo enviar el perfil. Inténtelo de nuevo.',
    },
    anErrorOccurredPleaseTry: {
      en: 'An error occurred. Please try again later.',
      es: 'Ocurrió un error. Inténtelo de nuevo más tarde.',
    },
    chooseYourProfilePicture: { en: 'Choose your profile picture', es: 'Elija su foto de perfil' },
    chooseYourIdDocument: { en: 'Choose your ID document', es: 'Elija su documento de identidad' },
    finishLater: { en: 'Finish later', es: 'Terminar después' },
    kept: {
      en: 'What you entered is kept in this tab for 24 hours, or until you log out.',
      es: 'Lo que escribió se conserva en esta pestaña 24 horas, o hasta que cierre sesión.',
    },
    keptWithoutPictures: {
      en:
        'What you typed is kept in this tab for 24 hours, or until you log out. Choose ' +
        'your pictures again then.',
      es:
        'Lo que escribió se conserva en esta pestaña 24 horas, o hasta que cierre ' +
        'sesión. Elija entonces sus fotos otra vez.',
    },
    hereIsWhatYouHad: {
      en: 'Here is what you had entered.',
      es: 'Aquí está lo que había escrito.',
    },
    nothingWasSent: { en: 'Nothing was sent.', es: 'No se envió nada.' },
    itMayHaveReachedUs: {
      en: 'It may have reached us: check your profile before you send it again.',
      es: 'Es posible que nos haya llegado: revise su perfil antes de volver a enviarlo.',
    },
    cannotKeep: {
      en: 'What you entered can’t be kept here. If you leave this page, it’s gone.',
      es: 'Lo que escribió no se puede conservar aquí. Si sale de esta página, se pierde.',
    },
    previous: { en: 'Previous', es: 'Anterior' },
    submitting: { en: 'Submitting...', es: 'Enviando...' },
    submit: { en: 'Submit', es: 'Enviar' },
    next: { en: 'Next', es: 'Siguiente' },
    weEmailedALinkTo: {
      en: (strong: ReactNode, email: ReactNode) =>
        sentence(
          'We emailed a link to ',
          strong,
          '. Until you open it, we’ll keep using ',
          email,
          '.',
        ),
      es: (strong: ReactNode, email: ReactNode) =>
        sentence(
          'Enviamos un enlace a ',
          strong,
          '. Hasta que lo abra, seguimos escribiendo a ',
          email,
          '.',
        ),
    },
    goToYourProfile: { en: 'Go to your profile', es: 'Ir a su perfil' },
  },
  personalInfoPage: {
    threeShortSteps: { en: 'Three short steps.', es: 'Tres pasos cortos.' },
    threeShortStepsLeaveA: {
      en: 'Three short steps. Leave a field as it is to keep it.',
      es: 'Tres pasos cortos. Deje un campo como está para conservarlo.',
    },
    personalInformation: { en: 'Personal information', es: 'Información personal' },
    failedToCheckSuspension: {
      en: 'Failed to check suspension status.',
      es: 'No se pudo comprobar si su cuenta está suspendida.',
    },
  },
});
