import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';
import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

type Wrap = (text: ReactNode) => ReactNode;

export const confirmEmailTexts = inBothLanguages({
  confirmEmailPage: {
    confirmYourEmailAddress: {
      en: 'Confirm your email address',
      es: 'Confirme su dirección de correo electrónico',
    },
    pleaseOpenTheLinkFrom: {
      en: 'Please open the link from our email. It works once, for 15 minutes.',
      es: 'Abra el enlace de nuestro correo electrónico. Sirve una sola vez, durante 15 minutos.',
    },
    goToYourProfile: { en: 'Go to your profile', es: 'Ir a su perfil' },
    fromNowOnWeWrite: {
      en: (newEmail: ReactNode, email: ReactNode) =>
        sentence('From now on we’ll email ', newEmail, ' instead of ', email, '.'),
      es: (newEmail: ReactNode, email: ReactNode) =>
        sentence('De ahora en adelante le escribiremos a ', newEmail, ' en lugar de ', email, '.'),
    },
    confirming: { en: 'Confirming...', es: 'Confirmando...' },
    confirmThisAddress: { en: 'Confirm this address', es: 'Confirmar esta dirección' },
    theLinkWorksOnce: {
      en: 'The link works once, for 15 minutes.',
      es: 'El enlace sirve una sola vez, durante 15 minutos.',
    },
    submitYourDetails: {
      en: (link: Wrap) => sentence('For a new link, submit ', link('your details'), ' again.'),
      es: (link: Wrap) =>
        sentence('Para recibir otro enlace, envíe de nuevo ', link('sus datos'), '.'),
    },
  },
});
