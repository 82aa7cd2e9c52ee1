import type { windowsTexts as english } from './windows.texts.ts';

export const windowsTexts: typeof english = {
  dialog: {
    close: 'Cerrar',
  },
  drawer: {
    closeMenu: 'Cerrar el menú',
  },
  leaveQuestion: {
    closeAndLoseWhatYou: '¿Cerrar y perder lo que escribió?',
    keepEditing: 'Seguir editando',
    closeAnyway: 'Cerrar de todos modos',
  },
  stepper: {
    stepOf: (current, count, name) => `Paso ${current} de ${count}: ${name}`,
  },
  wizard: {
    previous: 'Anterior',
    next: 'Siguiente',
  },
  confirmDialog: {
    cancel: 'Cancelar',
  },
};
