import type { draftsTexts as english } from './drafts.texts.ts';

export const draftsTexts: typeof english = {
  takenDraft: {
    youWereLoggedOutAnd: 'Se cerró su sesión, y aquí está lo que había escrito. No se envió nada.',
    startOver: 'Empezar de nuevo',
  },
};
