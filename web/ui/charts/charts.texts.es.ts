import type { chartsTexts as english } from './charts.texts.ts';

export const chartsTexts: typeof english = {
  barChart: {
    moneyIn: 'Entradas',
    moneyOut: 'Salidas',
    month: 'Mes',
  },
  skylineChart: {
    amountsAreHidden: 'Los montos están ocultos.',
    yourBalanceHistoryStarts: 'El historial de su saldo empieza con su primer depósito.',
    yourHistoryStartsToday: 'Su historial empieza hoy.',
    today: 'Hoy',
  },
  skylineTable: {
    scheduled: ', programado',
    day: 'Día',
    total: 'Total',
  },
  skylineWalk: {
    balanceByDay: 'Saldo por día',
    afterScheduledPayments: ' después de los pagos programados',
  },
};
