import type { skylineTexts as english } from './skyline.texts.ts';

export const skylineTexts: typeof english = {
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
