import { sentence } from '../ui/values/sentence.ts';
import type { suspendedPageTexts as english } from './suspended-page.texts.ts';

export const suspendedPageTexts: typeof english = {
  suspendedPage: {
    accountSuspended: 'Cuenta suspendida',
    suspended: 'Suspendida',
    yourAccountIsSuspendedSo:
      'Su cuenta está suspendida, así que no se puede enviar ni cambiar nada. Su dinero se ' +
      'queda donde está. Comuníquese con nosotros para saber por qué y qué hacer después.',
    contactSupport: 'Contáctenos',
    orCall: (link) => sentence('o llame al ', link),
    logout: 'Cerrar sesión',
  },
};
