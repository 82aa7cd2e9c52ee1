import type { leavePageQuestionTexts as english } from './leave-page-question.texts.ts';

export const leavePageQuestionTexts: typeof english = {
  leavePageQuestion: {
    leaveThisPage: '¿Salir de esta página?',
    leavePage: 'Salir de la página',
    leaving: 'Saliendo...',
    keepEditing: 'Seguir editando',
    whatYouEnteredAndHave: 'Se perderá lo que escribió y no ha enviado.',
  },
};
