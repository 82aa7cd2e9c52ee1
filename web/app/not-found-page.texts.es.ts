import type { notFoundPageTexts as english } from './not-found-page.texts.ts';

export const notFoundPageTexts: typeof english = {
  notFoundPage: {
    pageNotFound: 'Página no encontrada',
    thereIsNothingAtThis:
      'No hay nada en esta dirección. Es posible que haya cambiado, o que el enlace esté ' +
      'incompleto.',
    goBack: 'Volver',
    goToHome: 'Ir al inicio',
  },
};
