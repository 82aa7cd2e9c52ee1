import type { idleWatchTexts as english } from './idle-watch.texts.ts';

export const idleWatchTexts: typeof english = {
  idleWarning: {
    lessThanTwoMinutesLeft: 'Quedan menos de dos minutos.',
    lessThanOneMinuteLeft: 'Queda menos de un minuto.',
    twentySecondsLeft: 'Quedan veinte segundos.',
    areYouStillThere: '¿Sigue ahí?',
    pleaseLogInAgainSoon: 'Inicie sesión de nuevo pronto',
    nothingHasHappenedHereFor:
      'Hace un rato que no hay actividad. Para proteger su cuenta, cerraremos su sesión en',
    youCanStayLoggedIn:
      'Su sesión está por terminar. Termine lo que está haciendo. Cerraremos su sesión en',
    timeLeft: 'Tiempo restante',
    theBankDidNotAnswer: 'El banco no respondió. Inténtelo de nuevo.',
    logOutNow: 'Cerrar sesión ahora',
    oneMoment: 'Un momento...',
    stayLoggedIn: 'Mantener la sesión',
    goOnUntilThen: 'Seguir hasta entonces',
  },
};
