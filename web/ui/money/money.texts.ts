import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

export const moneyTexts = inBothLanguages({
  hiddenAmounts: {
    amountHidden: { en: 'Amount hidden', es: 'Monto oculto' },
  },
});
