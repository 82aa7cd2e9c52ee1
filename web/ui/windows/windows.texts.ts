import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

export const windowsTexts = inBothLanguages({
  dialog: {
    close: { en: 'Close', es: 'Cerrar' },
  },
  drawer: {
    closeMenu: { en: 'Close menu', es: 'Cerrar el menú' },
  },
  leaveQuestion: {
    closeAndLoseWhatYou: {
      en: 'Close and lose what you entered?',
      es: '¿Cerrar y perder lo que escribió?',
    },
    keepEditing: { en: 'Keep editing', es: 'Seguir editando' },
    closeAnyway: { en: 'Close anyway', es: 'Cerrar de todos modos' },
  },
  stepper: {
    stepOf: {
      en: (current: number, count: number, name: string) => `Step ${current} of ${count}: ${name}`,
      es: (current: number, count: number, name: string) => `Paso ${current} de ${count}: ${name}`,
    },
  },
  wizard: {
    previous: { en: 'Previous', es: 'Anterior' },
    next: { en: 'Next', es: 'Siguiente' },
  },
  confirmDialog: {
    cancel: { en: 'Cancel', es: 'Cancelar' },
  },
});
