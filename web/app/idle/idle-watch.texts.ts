import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

export const idleWatchTexts = inBothLanguages({
  idleWarning: {
    lessThanTwoMinutesLeft: {
      en: 'Less than two minutes left.',
      es: 'Quedan menos de dos minutos.',
    },
    lessThanOneMinuteLeft: { en: 'Less than one minute left.', es: 'Queda menos de un minuto.' },
    twentySecondsLeft: { en: 'Twenty seconds left.', es: 'Quedan veinte segundos.' },
    areYouStillThere: { en: 'Are you still there?', es: '¿Sigue ahí?' },
    pleaseLogInAgainSoon: { en: 'Please log in again soon', es: 'Inicie sesión de nuevo pronto' },
    nothingHasHappenedHereFor: {
      en: 'You haven’t been active for a while. To keep your account safe, you will be logged out in',
      es: 'Hace un rato que no hay actividad. Para proteger su cuenta, cerraremos su sesión en',
    },
    youCanStayLoggedIn: {
      en: 'Your session is about to end. Please finish what you’re doing. You will be logged out in',
      es: 'Su sesión está por terminar. Termine lo que está haciendo. Cerraremos su sesión en',
    },
    timeLeft: { en: 'Time left', es: 'Tiempo restante' },
    theBankDidNotAnswer: {
      en: 'The bank did not answer. Please try again.',
      es: 'El banco no respondió. Inténtelo de nuevo.',
    },
    logOutNow: { en: 'Log out now', es: 'Cerrar sesión ahora' },
    oneMoment: { en: 'One moment...', es: 'Un momento...' },
    stayLoggedIn: { en: 'Stay logged in', es: 'Mantener la sesión' },
    goOnUntilThen: { en: 'Continue until then', es: 'Seguir hasta entonces' },
  },
});
