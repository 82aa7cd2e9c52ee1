import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';
import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

export const dashboardTexts = inBothLanguages({
  accountSummary: {
    numberOf: {
      en: (account: string) => `number of the ${account}`,
      es: (account: string) => `el número de la ${account}`,
    },
    accountSummary: { en: 'Account Summary', es: 'Resumen de cuentas' },
    yourAccountsCouldNotBe: {
      en: 'Your accounts could not be loaded.',
      es: 'No se pudieron cargar sus cuentas.',
    },
    loadingAccounts: { en: 'Loading accounts', es: 'Cargando las cuentas' },
    totalBalance: {
      en: (amount: ReactNode) => sentence('Total balance ', amount),
      es: (amount: ReactNode) => sentence('Saldo total ', amount),
    },
    available: {
      en: (amount: ReactNode) => sentence(amount, ' available'),
      es: (amount: ReactNode) => sentence(amount, ' disponibles'),
    },
    lowBalance: { en: 'Low balance', es: 'Saldo bajo' },
    ofYourTotal: {
      en: (shares: string | number) => `${shares} of your total`,
      es: (shares: string | number) => `${shares} de su total`,
    },
  },
  balancePanel: {
    totalBalance: { en: 'Total balance', es: 'Saldo total' },
    theBalancesOfPastDays: {
      en: 'The balances of past days could not be loaded.',
      es: 'No se pudieron cargar los saldos de días anteriores.',
    },
    actions: { en: 'Use your money', es: 'Use su dinero' },
    send: { en: 'Send', es: 'Enviar' },
    move: { en: 'Move', es: 'Mover' },
    deposit: { en: 'Deposit', es: 'Depositar' },
    payBill: { en: 'Pay bill', es: 'Pagar' },
  },
  dashboardPage: {
    error: { en: 'Error', es: 'Error' },
    failedToLoadCriticalData: {
      en: 'Failed to load critical data',
      es: 'No se pudieron cargar los datos principales',
    },
    nothingWasChangedAndNo: {
      en: 'Nothing was changed and no money was moved by this.',
      es: 'No se cambió nada y no se movió dinero.',
    },
    tryAgain: { en: 'Try Again', es: 'Intentar de nuevo' },
  },
  greeting: {
    goodMorning: { en: 'Good morning', es: 'Buenos días' },
    goodAfternoon: { en: 'Good afternoon', es: 'Buenas tardes' },
    goodEvening: { en: 'Good evening', es: 'Buenas noches' },
  },
  quickActionList: {
    sendMoney: { en: 'Send Money', es: 'Enviar dinero' },
    moveMoney: { en: 'Move Money', es: 'Mover dinero' },
    payBills: { en: 'Pay Bills', es: 'Pagar facturas' },
    eStatement: { en: 'E-Statement', es: 'Estado de cuenta' },
    invest: { en: 'Invest', es: 'Invertir' },
  },
  quickActions: {
    quickActions: { en: 'Quick Actions', es: 'Acciones rápidas' },
  },
  recentTransactions: {
    recentTransactions: { en: 'Recent Transactions', es: 'Transacciones recientes' },
    searchTransactions: { en: 'Search transactions', es: 'Buscar transacciones' },
    ofShown: {
      en: (length: string | number, count: string | number) => `${length} of ${count} shown`,
      es: (length: string | number, count: string | number) => `Se muestran ${length} de ${count}`,
    },
    failedToFetchTransactions: {
      en: 'Failed to fetch transactions.',
      es: 'No se pudieron cargar las transacciones.',
    },
    loadingTransactions: { en: 'Loading transactions', es: 'Cargando las transacciones' },
    recentTransactionsNewest: {
      en: 'Recent transactions, newest first',
      es: 'Transacciones recientes, primero la más reciente',
    },
    viewAllTransactions: { en: 'View all transactions', es: 'Ver todas las transacciones' },
  },
  yourCards: {
    frozen: { en: ', frozen', es: ', congelada' },
    yourCards: { en: 'Your Cards', es: 'Sus tarjetas' },
    goToCards: { en: 'Go to Cards', es: 'Ir a Tarjetas' },
    failedToLoadCards: { en: 'Failed to load cards.', es: 'No se pudieron cargar las tarjetas.' },
    noCardYet: {
      en: 'No card yet. You can have one debit card and one credit card.',
      es: 'Aún no hay tarjeta. Puede tener una tarjeta de débito y una de crédito.',
    },
    cardEndingExpires: {
      en: (
        type: string | number,
        brand: string | number,
        lastFour: string | number,
        expiryDate: string | number,
        frozen: string | number,
      ) => `${type} card, ${brand}, ending ${lastFour}, expires ${expiryDate}${frozen}`,
      es: (
        type: string | number,
        brand: string | number,
        lastFour: string | number,
        expiryDate: string | number,
        frozen: string | number,
      ) => `Tarjeta de ${type}, ${brand}, terminada en ${lastFour}, vence ${expiryDate}${frozen}`,
    },
  },
});

export const comingUpPanelTexts = inBothLanguages({
  comingUpPanel: {
    comingUp: { en: 'Coming up', es: 'Próximamente' },
    couldNotBeLoaded: {
      en: 'Your upcoming payments could not be loaded.',
      es: 'No se pudieron cargar sus próximos pagos.',
    },
    nothingYet: {
      en: (link: (text: string) => ReactNode) =>
        sentence(
          'Nothing scheduled. Payments you schedule show up here. ',
          link('Schedule a bill'),
        ),
      es: (link: (text: string) => ReactNode) =>
        sentence(
          'No hay nada programado. Aquí aparecen los pagos que programe. ',
          link('Programar una factura'),
        ),
    },
    scheduled: { en: 'Scheduled', es: 'Programados' },
    andMoreAfterThese: {
      en: (count: string | number) => `And ${count} more after these.`,
      es: (count: string | number) => `Y ${count} más después de estos.`,
    },
    pending: { en: 'Pending', es: 'Pendientes' },
    ofShown: {
      en: (length: string | number, total: string | number) => `${length} of ${total} shown.`,
      es: (length: string | number, total: string | number) => `Se muestran ${length} de ${total}.`,
    },
    on: { en: (day: string | number) => `on ${day}`, es: (day: string | number) => `el ${day}` },
    balanceAfter: {
      en: (account: ReactNode, amount: ReactNode) => sentence(account, ', balance after: ', amount),
      es: (account: ReactNode, amount: ReactNode) =>
        sentence('En la ', account, ' quedan después: ', amount),
    },
    isShortOfItWill: {
      en: (account: ReactNode, amount: ReactNode) =>
        sentence(
          account,
          ' is short by ',
          amount,
          ': this payment won’t be made unless you add money.',
        ),
      es: (account: ReactNode, amount: ReactNode) =>
        sentence(
          'A la ',
          account,
          ' le faltan ',
          amount,
          ': este pago no se hará si usted no agrega dinero.',
        ),
    },
  },
});

export const firstStepsTexts = inBothLanguages({
  firstSteps: {
    nextSteps: { en: 'Next steps', es: 'Próximos pasos' },
    ofDone: {
      en: (done: string | number, all: string | number) => `${done} of ${all} done`,
      es: (done: string | number, all: string | number) => `${done} de ${all} listos`,
    },
    done: { en: ', done', es: ', listo' },
    confirmYourEmail: { en: 'Confirm your email', es: 'Confirmar su correo electrónico' },
    openTheLink: {
      en: (email: string | number) => `Open the link we emailed to ${email}.`,
      es: (email: string | number) => `Abra el enlace que enviamos a ${email}.`,
    },
    yourDetailsAndId: { en: 'Your details and ID', es: 'Sus datos y su identificación' },
    weCouldNotAcceptYour: {
      en: 'We could not accept your document. Send another one.',
      es: 'No pudimos aceptar su documento. Envíe otro.',
    },
    showUsAPassportA: {
      en: 'Show us a passport, a driver’s license or another ID.',
      es: 'Muéstrenos un pasaporte, una licencia de conducir u otra identificación.',
    },
    addMoney: { en: 'Add money', es: 'Agregar dinero' },
    depositACheckOrGive: {
      en: 'Deposit a check, or give your employer your account details.',
      es: 'Deposite un cheque, o dé a su empleador los datos de su cuenta.',
    },
    getACard: { en: 'Get a card', es: 'Obtener una tarjeta' },
    aDebitCardACredit: {
      en: 'A debit card, a credit card, or both.',
      es: 'Una de débito, una de crédito, o ambas.',
    },
    chooseAPin: { en: 'Choose your security PIN', es: 'Elegir su PIN de seguridad' },
    fourDigitsThatApprove: {
      en: 'Four digits that approve your payments.',
      es: 'Cuatro dígitos que aprueban sus pagos.',
    },
  },
});

export const investDialogTexts = inBothLanguages({
  investDialog: {
    invest: { en: 'Invest', es: 'Invertir' },
    ourTeamSetsUpInvestments: {
      en:
        'Our team sets up investments with you. Tell us how much and for how long; we ' +
        'reply the next business day.',
      es:
        'Nuestro equipo prepara las inversiones con usted. Díganos cuánto y por cuánto tiempo; ' +
        'le responderemos el siguiente día hábil.',
    },
    nothingIsBoughtAndNo: {
      en:
        'Writing to us doesn’t buy anything or move money. Investments can lose value and are not ' +
        'insured.',
      es:
        'Al escribirnos no se compra nada ni se mueve dinero. Las inversiones pueden ' +
        'perder valor y no están aseguradas.',
    },
    contactSupport: { en: 'Contact support', es: 'Contáctenos' },
  },
});
