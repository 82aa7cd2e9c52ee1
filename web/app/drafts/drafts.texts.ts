import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

export const draftsTexts = inBothLanguages({
  takenDraft: {
    youWereLoggedOutAnd: {
      en: 'You were logged out, and here is what you had entered. Nothing was sent.',
      es: 'Se cerró su sesión, y aquí está lo que había escrito. No se envió nada.',
    },
    itMayHaveReachedUs: {
      en: (lookAt: string) =>
        'You were logged out, and here is what you had entered. It may have reached us: check ' +
        `${lookAt} before you send it again.`,
      es: (lookAt: string) =>
        'Se cerró su sesión, y aquí está lo que había escrito. Es posible que nos haya llegado: ' +
        `revise ${lookAt} antes de volver a enviarlo.`,
    },
    startOver: { en: 'Start over', es: 'Empezar de nuevo' },
  },
});
