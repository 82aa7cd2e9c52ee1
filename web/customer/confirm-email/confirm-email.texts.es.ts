import { sentence } from '../../ui/values/sentence.ts';
import type { confirmEmailTexts as english } from './confirm-email.texts.ts';

export const confirmEmailTexts: typeof english = {
  confirmEmailPage: {
    confirmYourEmailAddress: 'Confirme su dirección de correo electrónico',
    pleaseOpenTheLinkFrom: (link) =>
      sentence(
        'Abra el enlace de nuestro correo electrónico. Sirve una sola vez, durante quince ' +
          'minutos. Le enviaremos otro cuando envíe de nuevo ',
        link('sus datos'),
        '.',
      ),
  },
  confirmEmail: {
    goToYourProfile: 'Ir a su perfil',
    fromNowOnWeWrite: (newEmail, email) =>
      sentence('De ahora en adelante le escribiremos a ', newEmail, ' en lugar de ', email, '.'),
    confirming: 'Confirmando...',
    confirmThisAddress: 'Confirmar esta dirección',
    theLinkWorksOnceFor: (link) =>
      sentence(
        'El enlace sirve una sola vez, durante quince minutos. Le enviaremos otro cuando ' +
          'envíe de nuevo ',
        link('sus datos'),
        '.',
      ),
  },
};
