import { sentence } from '../../ui/values/sentence.ts';
import type { noticesTexts as english } from './notices.texts.ts';

export const noticesTexts: typeof english = {
  noticeItem: {
    new: 'Nuevo',
  },
  noticesPage: {
    notices: 'Avisos',
    whatHappenedToYourMoney:
      'Lo que pasó con su dinero y su cuenta. La mayor parte se la enviamos también por correo.',
    yourNotices: 'Sus avisos',
    marking: 'Marcando...',
    markAllAsRead: 'Marcar todo como leído',
    yourNoticesCouldNotBe: 'No se pudieron cargar sus avisos.',
    yourNoticesCouldNotBeMarked:
      'No se pudieron marcar sus avisos como leídos. Inténtelo de nuevo.',
    loadingYourNotices: 'Cargando sus avisos',
    noNoticesYet: 'Aún no hay avisos',
    whenSomethingHappensToYour: 'Cuando pasa algo con su dinero o su cuenta, lo lee aquí.',
    noticesTheNewestFirst: 'Avisos, primero el más nuevo',
    loading: 'Cargando...',
    showOlderNotices: 'Mostrar avisos anteriores',
    somethingHereWasNotYou: (link) =>
      sentence('¿Algo de esto no lo hizo usted? Llámenos de inmediato al ', link, '.'),
  },
  useMarkRead: {
    allNoticesAreMarkedAs: 'Todos los avisos están marcados como leídos.',
  },
};
