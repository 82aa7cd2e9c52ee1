import type { deviceChoiceTexts as english } from './device-choice.texts.ts';

export const deviceChoiceTexts: typeof english = {
  confirmWithYourDevice: 'Confirmar con su dispositivo',
};
