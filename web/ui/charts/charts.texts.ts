export const chartsTexts = {
  barChart: {
    moneyIn: 'Money in',
    moneyOut: 'Money out',
    month: 'Month',
  },
};
