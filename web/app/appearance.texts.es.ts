import type { appearanceTexts as english } from './appearance.texts.ts';

export const appearanceTexts: typeof english = {
  appearance: {
    appearance: 'Apariencia',
    systemFollowsYourDevice:
      '«Sistema» sigue a su dispositivo. Su elección se guarda en este dispositivo, aunque ' +
      'cierre la sesión.',
  },
};
