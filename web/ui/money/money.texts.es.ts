import type { moneyTexts as english } from './money.texts.ts';

export const moneyTexts: typeof english = {
  hiddenAmounts: {
    amountHidden: 'Monto oculto',
  },
};
