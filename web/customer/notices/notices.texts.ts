import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';
import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

export const noticesTexts = inBothLanguages({
  noticeItem: {
    new: { en: 'New', es: 'Nuevo' },
    several: {
      en: (count: number, title: string) => `${count} × ${title}`,
      es: (count: number, title: string) => `${count} × ${title}`,
    },
    last: {
      en: (time: string) => `Last at ${time}`,
      es: (time: string) => `La última a las ${time}`,
    },
  },
  noticesPage: {
    notices: { en: 'Notices', es: 'Avisos' },
    whatHappenedToYourMoney: {
      en: 'What happened with your money and your account. We email you most of these, too.',
      es:
        'Lo que pasó con su dinero y su cuenta. También le enviamos por correo electrónico la ' +
        'mayoría de estos avisos.',
    },
    yourNotices: { en: 'Your notices', es: 'Sus avisos' },
    marking: { en: 'Marking...', es: 'Marcando...' },
    markAllAsRead: { en: 'Mark all as read', es: 'Marcar todo como leído' },
    yourNoticesCouldNotBe: {
      en: 'Your notices could not be loaded.',
      es: 'No se pudieron cargar sus avisos.',
    },
    yourNoticesCouldNotBeMarked: {
      en: 'Your notices could not be marked as read. Please try again.',
      es: 'No se pudieron marcar sus avisos como leídos. Inténtelo de nuevo.',
    },
    loadingYourNotices: { en: 'Loading your notices', es: 'Cargando sus avisos' },
    noNoticesYet: { en: 'No notices yet', es: 'Aún no hay avisos' },
    whenSomethingHappensToYour: {
      en: 'When something happens with your money or your account, you’ll see it here.',
      es: 'Cuando pase algo con su dinero o su cuenta, lo verá aquí.',
    },
    noticesTheNewestFirst: { en: 'Notices, newest first', es: 'Avisos, primero el más reciente' },
    loading: { en: 'Loading...', es: 'Cargando...' },
    showOlderNotices: { en: 'Show older notices', es: 'Mostrar avisos anteriores' },
    somethingHereWasNotYou: {
      en: (link: ReactNode) =>
        sentence('See something that wasn’t you? Call us right away at ', link, '.'),
      es: (link: ReactNode) =>
        sentence('¿Ve algo que no hizo usted? Llámenos de inmediato al ', link, '.'),
    },
    allNoticesAreMarkedAs: {
      en: 'All notices are marked as read.',
      es: 'Todos los avisos están marcados como leídos.',
    },
  },
});
