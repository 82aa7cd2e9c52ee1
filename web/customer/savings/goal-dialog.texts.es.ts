import type { goalDialogTexts as english } from './goal-dialog.texts.ts';

export const goalDialogTexts: typeof english = {
  goalDialog: {
    weCouldntFindOutWhether:
      'No pudimos saber si se guardó su meta. Inténtelo de nuevo: no se guardará dos veces.',
    changeYourGoal: 'Cambiar su meta',
    setASavingsGoal: 'Fijar una meta de ahorro',
    weCouldntRemoveYourGoal: 'No pudimos quitar su meta. Inténtelo de nuevo.',
    whatAreYouSavingFor: '¿Para qué ahorra?',
    howMuchDoYouNeed: '¿Cuánto necesita?',
    byWhen: '¿Para cuándo?',
    removing: 'Quitando...',
    removeGoal: 'Quitar la meta',
    saving: 'Guardando...',
    saveGoal: 'Guardar la meta',
  },
};
