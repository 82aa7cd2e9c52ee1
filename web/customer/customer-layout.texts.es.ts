import type { customerLayoutTexts as english } from './customer-layout.texts.ts';

export const customerLayoutTexts: typeof english = {
  customerLayout: {
    skipToMainContent: 'Ir al contenido principal',
    menu: 'Menú',
    failedToCheckSuspension: 'No se pudo comprobar si su cuenta está suspendida.',
    checkAgain: 'Comprobar de nuevo',
  },
};
