import { sentence } from '../../ui/values/sentence.ts';
import type { personalInfoTexts as english } from './personal-info.texts.ts';

export const personalInfoTexts: typeof english = {
  aboutYouStep: {
    fullName: 'Nombre completo',
    asShownOnYourId: 'Como aparece en su documento.',
    email: 'Correo electrónico',
    wellEmailALinkTo: 'Le enviaremos un enlace para confirmar una dirección nueva.',
    phone: 'Teléfono',
    address: 'Dirección',
  },
  changes: {
    whatChanges: 'Qué cambia',
    what: 'Qué',
    now: 'Ahora',
    new: 'Nuevo',
    removed: 'Se quita',
  },
  personalInfoDraft: {
    idDocument: 'Documento de identidad',
    profilePicture: 'Foto de perfil',
    fullName: 'Nombre completo',
    yourPicture: 'Su foto',
    yourDocument: 'Su documento',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    address: 'Dirección',
  },
  personalInfoForm: {
    aboutYou: 'Sobre usted',
    profilePicture: 'Foto de perfil',
    idDocument: 'Documento de identidad',
    failedToSubmitProfile: 'No se pudo enviar el perfil. Inténtelo de nuevo.',
    anErrorOccurredPleaseTry: 'Ocurrió un error. Inténtelo de nuevo más tarde.',
    chooseYourProfilePicture: 'Elija su foto de perfil',
    chooseYourIdDocument: 'Elija su documento de identidad',
    finishLater: 'Terminar después',
    kept: 'Lo que escribió se conserva en esta pestaña 24 horas, o hasta que cierre sesión.',
    keptWithoutPictures:
      'Lo que escribió se conserva en esta pestaña 24 horas, o hasta que cierre ' +
      'sesión. Elija entonces sus fotos otra vez.',
    hereIsWhatYouHad: 'Aquí está lo que había escrito.',
    nothingWasSent: 'No se envió nada.',
    itMayHaveReachedUs:
      'Es posible que nos haya llegado: revise su perfil antes de volver a enviarlo.',
    cannotKeep: 'Lo que escribió no se puede conservar aquí. Si sale de esta página, se pierde.',
    previous: 'Anterior',
    submitting: 'Enviando...',
    submit: 'Enviar',
    next: 'Siguiente',
    weEmailedALinkTo: (strong, email) =>
      sentence(
        'Enviamos un enlace a ',
        strong,
        '. Hasta que lo abra, seguimos escribiendo a ',
        email,
        '.',
      ),
    goToYourProfile: 'Ir a su perfil',
  },
  personalInfoPage: {
    threeShortStepsLeaveA: 'Tres pasos cortos. Deje un campo como está para conservarlo.',
    personalInformation: 'Información personal',
    failedToCheckSuspension: 'No se pudo comprobar si su cuenta está suspendida.',
  },
};
