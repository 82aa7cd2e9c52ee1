import type { chartsTexts as english } from './charts.texts.ts';

export const chartsTexts: typeof english = {
  barChart: {
    moneyIn: 'Entradas',
    moneyOut: 'Salidas',
    month: 'Mes',
  },
};
