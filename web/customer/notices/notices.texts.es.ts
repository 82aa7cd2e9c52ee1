import { sentence } from '../../ui/values/sentence.ts';
import type { noticesTexts as english } from './notices.texts.ts';

export const noticesTexts: typeof english = {
  noticeItem: {
    new: 'Nuevo',
  },
  noticesPage: {
    notices: 'Avisos',
    whatHappenedToYourMoney:
      'Lo que pasó con su dinero y su cuenta. También le enviamos por correo electrónico la ' +
      'mayoría de estos avisos.',
    yourNotices: 'Sus avisos',
    marking: 'Marcando...',
    markAllAsRead: 'Marcar todo como leído',
    yourNoticesCouldNotBe: 'No se pudieron cargar sus avisos.',
    yourNoticesCouldNotBeMarked:
      'No se pudieron marcar sus avisos como leídos. Inténtelo de nuevo.',
    loadingYourNotices: 'Cargando sus avisos',
    noNoticesYet: 'Aún no hay avisos',
    whenSomethingHappensToYour: 'Cuando pase algo con su dinero o su cuenta, lo verá aquí.',
    noticesTheNewestFirst: 'Avisos, primero el más reciente',
    loading: 'Cargando...',
    showOlderNotices: 'Mostrar avisos anteriores',
    somethingHereWasNotYou: (link) =>
      sentence('¿Ve algo que no hizo usted? Llámenos de inmediato al ', link, '.'),
  },
  useMarkRead: {
    allNoticesAreMarkedAs: 'Todos los avisos están marcados como leídos.',
  },
};
