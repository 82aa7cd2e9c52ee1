import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

export const chartsTexts = inBothLanguages({
  barChart: {
    moneyIn: { en: 'Money in', es: 'Entradas' },
    moneyOut: { en: 'Money out', es: 'Salidas' },
    month: { en: 'Month', es: 'Mes' },
  },
});
