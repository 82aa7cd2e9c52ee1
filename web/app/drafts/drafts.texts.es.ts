import type { draftsTexts as english } from './drafts.texts.ts';

export const draftsTexts: typeof english = {
  takenDraft: {
    youWereLoggedOutAnd: 'Se cerró su sesión, y aquí está lo que había escrito. No se envió nada.',
    itMayHaveReachedUs: (lookAt) =>
      'Se cerró su sesión, y aquí está lo que había escrito. Es posible que nos haya llegado: ' +
      `revise ${lookAt} antes de volver a enviarlo.`,
    startOver: 'Empezar de nuevo',
  },
};
