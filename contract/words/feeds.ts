import { mostFeedDays, mostFeeds, setupHours } from '../values/feed-limits.ts';
import { defineAnswers, defineRefusals } from './define.ts';

/** Of apps that read a customer’s accounts. */
export const refusalsOfFeeds = defineRefusals({
  FEED_END_INVALID: {
    status: 400,
    title: { en: 'End day not possible', es: 'Último día no posible' },
    message: {
      en: `The last day must be today or later, and at most ${mostFeedDays} days away.`,
      es: `El último día debe ser hoy o después, y como máximo dentro de ${mostFeedDays} días.`,
    },
    field: 'endsOn',
  },
  FEED_NOT_FOUND: {
    status: 404,
    title: { en: 'Not found', es: 'No se encontró' },
    message: {
      en: 'You have no connected app with this ID. It may have been ended already.',
      es: 'Ninguna de sus aplicaciones conectadas tiene este identificador. Quizá ya se desconectó.',
    },
  },
  FEEDS_FULL: {
    status: 409,
    title: { en: 'Too many connected apps', es: 'Demasiadas aplicaciones conectadas' },
    message: {
      en: `You can have at most ${mostFeeds} connected apps. Please end one first.`,
      es: `Puede tener como máximo ${mostFeeds} aplicaciones conectadas. Desconecte una primero.`,
    },
  },
  SETUP_TOKEN_INVALID: {
    status: 403,
    title: { en: 'Setup token not valid', es: 'Código de conexión no válido' },
    message: {
      en:
        `This setup token has been used, is older than ${setupHours} hours or was ended. If ` +
        'someone else used it, end that app under Connected apps now.',
      es:
        `Este código de conexión ya se usó, tiene más de ${setupHours} horas o se desconectó. Si ` +
        'lo usó otra persona, desconecte esa aplicación ahora en Aplicaciones conectadas.',
    },
  },
  FEED_REFUSED: {
    status: 403,
    title: { en: 'Not connected', es: 'Sin conexión' },
    message: {
      en:
        'This app is not connected, or no longer. Its user can connect it again under Connected ' +
        'apps.',
      es:
        'Esta aplicación no está conectada, o ya no lo está. Puede conectarla de nuevo en ' +
        'Aplicaciones conectadas.',
    },
  },
});

/** Of apps that read a customer’s accounts. */
export const answersOfFeeds = defineAnswers({
  FEED_MADE: {
    message: {
      en: 'The setup token is ready. We show it only this once.',
      es: 'El código de conexión está listo. Lo mostramos solo esta vez.',
    },
  },
  FEED_ENDED: {
    message: {
      en: 'The app is no longer connected.',
      es: 'La aplicación ya no está conectada.',
    },
  },
});
