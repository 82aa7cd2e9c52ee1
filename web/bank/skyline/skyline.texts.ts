export const skylineTexts = {
  skylineChart: {
    amountsAreHidden: 'Amounts are hidden.',
    yourBalanceHistoryStarts: 'Your balance history starts with your first deposit.',
    yourHistoryStartsToday: 'Your history starts today.',
    today: 'Today',
  },
  skylineTable: {
    scheduled: ', scheduled',
    day: 'Day',
    total: 'Total',
  },
  skylineWalk: {
    balanceByDay: 'Balance by day',
    afterScheduledPayments: ' after scheduled payments',
  },
};
