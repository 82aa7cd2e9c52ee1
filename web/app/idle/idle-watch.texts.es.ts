import type { idleWatchTexts as english } from './idle-watch.texts.ts';

export const idleWatchTexts: typeof english = {
  idleWarning: {
    lessThanTwoMinutesLeft: 'Quedan menos de dos minutos.',
    lessThanOneMinuteLeft: 'Queda menos de un minuto.',
    twentySecondsLeft: 'Quedan veinte segundos.',
    areYouStillThere: '¿Sigue ahí?',
    pleaseLogInAgainSoon: 'Inicie sesión de nuevo pronto',
    nothingHasHappenedHereFor:
      'Hace un rato que no pasa nada aquí. Para proteger su cuenta, su sesión se cerrará en',
    youCanStayLoggedIn:
      'Una sesión solo puede durar un tiempo, y ya casi termina. Termine lo que está ' +
      'haciendo. Su sesión se cerrará en',
    timeLeft: 'Tiempo restante',
    theBankDidNotAnswer: 'El banco no respondió. Inténtelo de nuevo.',
    logOutNow: 'Cerrar sesión ahora',
    oneMoment: 'Un momento...',
    stayLoggedIn: 'Seguir en la sesión',
    goOnUntilThen: 'Seguir hasta entonces',
  },
};
