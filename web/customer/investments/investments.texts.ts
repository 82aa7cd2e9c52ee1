import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';
import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

type Wrap = (text: ReactNode) => ReactNode;

export const investmentsTexts = inBothLanguages({
  investmentsPage: {
    thinkInYears: { en: 'Think in years', es: 'Piense en años' },
    moneyYouNeedWithinFive: {
      en: 'Money you need within five years is better kept in savings.',
      es: 'El dinero que necesita dentro de cinco años está mejor en ahorros.',
    },
    spreadIt: { en: 'Spread it', es: 'Repártalo' },
    manySmallPartsFallLess: {
      en: 'Many small parts fall less hard than one large one.',
      es: 'Muchas partes pequeñas caen con menos fuerza que una grande.',
    },
    investSteadily: { en: 'Invest steadily', es: 'Invierta con constancia' },
    theSameSumEveryMonth: {
      en: 'The same sum every month buys more when prices are low, without guessing when.',
      es: 'La misma suma cada mes compra más cuando los precios están bajos, sin adivinar cuándo.',
    },
    mindTheCost: { en: 'Mind the cost', es: 'Cuide el costo' },
    feesAreCertainAndReturns: {
      en: 'Fees are certain and returns are not: compare what each choice costs a year.',
      es: 'Las comisiones son seguras y los rendimientos no: compare lo que cuesta cada opción al año.',
    },
    investments: { en: 'Investments', es: 'Inversiones' },
    whatYouPutToWork: {
      en: 'What you set aside for the years ahead.',
      es: 'El dinero que aparta para los años que vienen.',
    },
    failedToFetchInvestment: {
      en: 'Failed to fetch investment account data.',
      es: 'No se pudieron cargar los datos de la cuenta de inversión.',
    },
    loadingInvestmentAccount: {
      en: 'Loading investment account',
      es: 'Cargando la cuenta de inversión',
    },
    noInvestmentAccount: { en: 'No investment account', es: 'No hay cuenta de inversión' },
    youHaveNoOpenInvestment: {
      en: 'You don’t have an open investment account. Contact us to open one.',
      es: 'No tiene una cuenta de inversión abierta. Comuníquese con nosotros para abrir una.',
    },
    noActivityYetMoneyYou: {
      en: 'No activity yet. Money you move here will appear here.',
      es: 'Aún no hay actividad. El dinero que mueva a esta cuenta aparecerá aquí.',
    },
    investmentTips: { en: 'Investment tips', es: 'Consejos para invertir' },
  },
  madeOf: {
    whatItIsMadeOf: { en: 'What’s in it', es: 'De qué se compone' },
    exactly: { en: (percent: string) => percent, es: (percent: string) => `El ${percent}` },
    lessThan: {
      en: (percent: string) => `Less than ${percent}`,
      es: (percent: string) => `Menos del ${percent}`,
    },
    moreThan: {
      en: (percent: string) => `More than ${percent}`,
      es: (percent: string) => `Más del ${percent}`,
    },
    ofYourMoney: {
      en: (share: string) => `${share} of your money with us is in this account.`,
      es: (share: string) => `${share} de su dinero con nosotros está en esta cuenta.`,
    },
    nothingYet: {
      en: 'Nothing here yet. Move money here, and this shows where it came from.',
      es: 'Aún no hay nada aquí. Mueva dinero a esta cuenta y verá de dónde vino.',
    },
    whatWentInAndOut: {
      en: 'What went in and out since the account was opened',
      es: 'Lo que entró y salió desde que se abrió la cuenta',
    },
    what: { en: 'What', es: 'Qué' },
    amount: { en: 'Amount', es: 'Monto' },
    movedIn: { en: 'Moved in by you', es: 'Usted movió aquí' },
    otherIn: { en: 'Deposited', es: 'Depositado' },
    movedOut: { en: 'Moved out by you', es: 'Usted retiró' },
    otherOut: { en: 'Paid out', es: 'Pagado' },
    value: {
      en: (asOf: ReactNode) => sentence('Value as of ', asOf),
      es: (asOf: ReactNode) => sentence('Valor al ', asOf),
    },
    cashThatWaits: {
      en: (strong: Wrap) =>
        sentence(
          strong('This is cash, waiting for your instructions: nothing has been bought with it.'),
          ' Like your deposits it is insured up to $250,000, together with your checking and ' +
            'savings accounts. What you later invest is not insured, is not guaranteed by the bank ' +
            'and may lose value.',
        ),
      es: (strong: Wrap) =>
        sentence(
          strong(
            'Este dinero es efectivo que espera sus instrucciones: no se ha comprado nada con él.',
          ),
          ' Como sus depósitos, está asegurado hasta $250,000, junto con sus cuentas de cheques y de ' +
            'ahorros. Lo que invierta más adelante no está asegurado, no lo garantiza el banco y ' +
            'puede perder valor.',
        ),
    },
  },
});
