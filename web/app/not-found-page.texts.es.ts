import type { notFoundPageTexts as english } from './not-found-page.texts.ts';

export const notFoundPageTexts: typeof english = {
  notFoundPage: {
    pageNotFound: 'Página no encontrada',
    thereIsNothingAtThis:
      'No hay nada en esta dirección. Puede haberse mudado, o el enlace puede estar incompleto.',
    goBack: 'Volver',
    goToHome: 'Ir al inicio',
  },
};
