import type { hideAmountsButtonTexts as english } from './hide-amounts-button.texts.ts';

export const hideAmountsButtonTexts: typeof english = {
  hideAmountsButton: {
    hideAmounts: 'Ocultar montos',
    showAmounts: 'Mostrar montos',
  },
};
