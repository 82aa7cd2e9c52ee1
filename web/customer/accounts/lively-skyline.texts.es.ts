import { sentence } from '../../ui/values/sentence.ts';
import type { livelySkylineTexts as english } from './lively-skyline.texts.ts';

export const livelySkylineTexts: typeof english = {
  balanceChange: {
    theSameAsOn: (since) => `Lo mismo que el ${since}`,
    less: 'menos',
    more: 'más',
    thanOn: (change, moreOrLess, since) => sentence(change, ' ', moreOrLess, ' que el ', since),
    high: (written) => `Máximo ${written}`,
    low: (written) => `Mínimo ${written}`,
    on: (amount, day) => `${amount} el ${day}`,
  },
  hillReasonsList: {
    largestMovements: 'Movimientos más grandes',
  },
  livelySkyline: {
    theLargest: (amount, reasonWords) => sentence('; el mayor: ', amount, reasonWords),
    scheduled: 'programado',
    lastDays: (caption, length) => `${caption}, últimos ${length} días`,
    theBalancesOfPastDays: 'No se pudieron cargar los saldos de días anteriores.',
    scheduledToo: ' programado',
  },
  nextPayment: {
    nextToOn: (small, amount, name, day) =>
      sentence(small('Sigue'), ' ', amount, ' a ', name, ' el ', day),
    notCoveredYet: ', aún sin fondos',
  },
  rangeChoice: {
    oneMonth: 'Un mes',
    threeMonths: 'Tres meses',
    oneYear: 'Un año',
    daysShown: 'Días que se muestran',
  },
  hillReasons: {
    loanPayment: ': pago de préstamo',
    to: (who) => ` a ${who}`,
    from: (who) => ` de ${who}`,
  },
};
