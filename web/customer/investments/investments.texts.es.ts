import { sentence } from '../../ui/values/sentence.ts';
import type { investmentsTexts as english } from './investments.texts.ts';

export const investmentsTexts: typeof english = {
  investmentsPage: {
    thinkInYears: 'Piense en años',
    moneyYouNeedWithinFive: 'El dinero que necesita dentro de cinco años está mejor en ahorros.',
    spreadIt: 'Repártalo',
    manySmallPartsFallLess: 'Muchas partes pequeñas caen con menos fuerza que una grande.',
    investSteadily: 'Invierta con constancia',
    theSameSumEveryMonth:
      'La misma suma cada mes compra más cuando los precios están bajos, sin adivinar cuándo.',
    mindTheCost: 'Cuide el costo',
    feesAreCertainAndReturns:
      'Las comisiones son seguras y los rendimientos no: compare lo que cuesta cada opción al año.',
    investments: 'Inversiones',
    whatYouPutToWork: 'El dinero que pone a trabajar para los años que vienen.',
    failedToFetchInvestment: 'No se pudieron cargar los datos de la cuenta de inversión.',
    loadingInvestmentAccount: 'Cargando la cuenta de inversión',
    noInvestmentAccount: 'No hay cuenta de inversión',
    youHaveNoOpenInvestment:
      'No tiene una cuenta de inversión abierta. Comuníquese con nosotros para abrir una.',
    noActivityYetMoneyYou:
      'Aún no hay actividad. El dinero que mueva a esta cuenta aparecerá aquí.',
    investmentTips: 'Consejos para invertir',
  },
  madeOf: {
    whatItIsMadeOf: 'De qué se compone',
    exactly: (percent) => `El ${percent}`,
    lessThan: (percent) => `Menos del ${percent}`,
    moreThan: (percent) => `Más del ${percent}`,
    ofYourMoney: (share) => `${share} de su dinero con nosotros está invertido.`,
    nothingYet: 'Aún no hay nada invertido. Mueva dinero aquí y verá de dónde vino.',
    whatWentInAndOut: 'Lo que entró y salió desde que se abrió la cuenta',
    what: 'Qué',
    amount: 'Monto',
    movedIn: 'Usted movió aquí',
    otherIn: 'Depositado',
    movedOut: 'Usted retiró',
    otherOut: 'Pagado',
    value: (asOf) => sentence('Valor al ', asOf),
    investmentsAreNotInsured: (strong) =>
      sentence(
        strong(
          'Las inversiones no están aseguradas, no las garantiza el banco y pueden perder valor.',
        ),
        ' El seguro de depósitos de hasta $250,000 cubre solo las cuentas de cheques y de ahorros.',
      ),
  },
};
