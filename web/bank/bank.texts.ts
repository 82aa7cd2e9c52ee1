import { englishHours } from '../../contract/money/opening-hours.ts';
import { inBothLanguages } from '../../contract/values/in-both-languages.ts';
import { spanishHours } from './hours-in-spanish.ts';
import { plural } from '../ui/values/plural.ts';
import type { CardType } from '../../contract/values/card-types.ts';
import { statusWordsInSpanish } from '../../contract/words/status-words.ts';
import { spendingWordsInSpanish } from '../../contract/words/spending-words.ts';

export const branchHoursTexts = inBothLanguages({ en: englishHours, es: spanishHours });

export const loanStateBadgeTexts = inBothLanguages({
  loanStateBadge: {
    active: { en: 'Active', es: 'Activo' },
  },
});

export const loanWordsTexts = inBothLanguages({
  loanWords: {
    months: {
      en: (count: number) => plural(count, { one: '# month', other: '# months' }),
      es: (count: number) => plural(count, { one: '# mes', other: '# meses' }),
    },
    years: {
      en: (count: number) => plural(count, { one: '# year', other: '# years' }),
      es: (count: number) => plural(count, { one: '# año', other: '# años' }),
    },
    inReview: { en: 'In review', es: 'En revisión' },
    paidOut: { en: 'Paid out', es: 'Desembolsado' },
    weveReceivedYour: {
      en: 'We’ve received your application and will review it next.',
      es: 'Recibimos su solicitud y la revisaremos a continuación.',
    },
    ourStaffAreLookingAt: {
      en: 'We’re reviewing your application.',
      es: 'Estamos revisando su solicitud.',
    },
    yourLoanIsApprovedRead: {
      en: 'Your loan is approved. Please read the offer and accept it.',
      es: 'Su préstamo está aprobado. Lea la oferta y acéptela.',
    },
    youAcceptedTheMoney: {
      en: 'You accepted the loan. The money goes to your Checking Account next.',
      es: 'Usted aceptó el préstamo. El siguiente paso es enviar el dinero a su cuenta de cheques.',
    },
    theOfferEnded: {
      en: 'This offer wasn’t accepted in time. You owe nothing, and you can apply again.',
      es: 'Esta oferta no se aceptó a tiempo. Usted no debe nada y puede volver a solicitarlo.',
    },
    youTurnedItDown: {
      en: 'You turned this offer down. You owe nothing, and you can apply again.',
      es: 'Usted no aceptó esta oferta. No debe nada y puede volver a solicitarla.',
    },
    weCouldNotApproveThis: {
      en: 'We could not approve this loan.',
      es: 'No pudimos aprobar este préstamo.',
    },
    theMoneyIsInYour: {
      en: 'The money is in your Checking Account. You pay it back month by month.',
      es: 'El dinero está en su cuenta de cheques. Usted lo paga mes a mes.',
    },
    youHavePaidThisLoan: { en: 'You’ve paid this loan back.', es: 'Usted ya pagó este préstamo.' },
    submitted: { en: 'Submitted', es: 'Enviada' },
    approved: { en: 'Approved', es: 'Aprobada' },
    declined: { en: 'Declined', es: 'Rechazada' },
    accepted: { en: 'Accepted', es: 'Aceptada' },
    lapsed: { en: 'Offer ended', es: 'Oferta terminada' },
    turnedDown: { en: 'Turned down', es: 'No aceptada' },
    repaid: { en: 'Repaid', es: 'Pagado' },
  },
});

export const skylineTexts = inBothLanguages({
  skylineChart: {
    amountsAreHidden: { en: 'Amounts are hidden.', es: 'Los montos están ocultos.' },
    yourBalanceHistoryStarts: {
      en: 'Your balance history starts with your first deposit.',
      es: 'El historial de su saldo empieza con su primer depósito.',
    },
    yourHistoryStartsToday: { en: 'Your history starts today.', es: 'Su historial empieza hoy.' },
    today: { en: 'Today', es: 'Hoy' },
  },
  skylineTable: {
    scheduled: { en: ', scheduled', es: ', programado' },
    day: { en: 'Day', es: 'Día' },
    total: { en: 'Total', es: 'Total' },
  },
  skylineWalk: {
    balanceByDay: { en: 'Balance by day', es: 'Saldo por día' },
    afterScheduledPayments: {
      en: ' after scheduled payments',
      es: ' después de los pagos programados',
    },
  },
});

export const statusBadgeTexts = inBothLanguages({
  statusBadge: {
    completed: { en: 'Completed', es: 'Completado' },
  },
});

export const transferStepsTexts = inBothLanguages({
  transferSteps: {
    status: { en: 'Status', es: 'Estado' },
  },
});

export const userBadgesTexts = inBothLanguages({
  userBadges: {
    admin: { en: 'Admin', es: 'Administrador' },
    user: { en: 'User', es: 'Usuario' },
    active: { en: 'Active', es: 'Activo' },
    suspended: { en: 'Suspended', es: 'Suspendido' },
  },
});

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const accountsInSpanish: Record<string, string> = {
  'Checking Account': 'Cuenta de cheques',
  'Savings Account': 'Cuenta de ahorros',
  'Investment Account': 'Cuenta de inversión',
};

const shortAccountsInSpanish: Record<string, string> = {
  'Checking Account': 'Cheques',
  'Savings Account': 'Ahorros',
  'Investment Account': 'Inversión',
};

/** A customer's own word stays as it is. */
const categoriesInSpanish: Record<string, string> = spendingWordsInSpanish;

const movingDaysInSpanish: Record<string, string> = {
  'This month': 'Este mes',
  'Last month': 'Mes pasado',
  'Year to date': 'Este año',
};

const purposesInSpanish: Record<string, string> = {
  personal: 'Personal',
  home: 'Vivienda',
  auto: 'Auto',
  education: 'Estudios',
};

const loansInSpanish: Record<string, string> = {
  personal: 'Préstamo personal',
  home: 'Préstamo de vivienda',
  auto: 'Préstamo de auto',
  education: 'Préstamo de estudios',
};

const employmentsInSpanish: Record<string, string> = {
  employed: 'Con empleo',
  'self-employed': 'Por cuenta propia',
  unemployed: 'Sin empleo',
  student: 'Estudiante',
};

const cardsInSpanish = { credit: 'crédito', debit: 'débito' };

/** The English names of the wire, as a page says them: here, mostly as they are. */
export const wireWordsTexts = inBothLanguages({
  account: {
    en: (type: string): string => type,
    es: (type: string) => accountsInSpanish[type] ?? type,
  },
  /** In the middle of a sentence. */
  ownAccount: {
    en: (type: string): string => type,
    es: (type: string) => (accountsInSpanish[type] ?? type).toLowerCase(),
  },
  shortAccount: {
    en: (type: string): string => type.replace(' Account', ''),
    es: (type: string) => shortAccountsInSpanish[type] ?? type,
  },
  /** In the middle of a sentence. */
  card: { en: (type: CardType): string => type, es: (type: CardType) => cardsInSpanish[type] },
  /** As a word alone, not within a sentence. */
  cardName: {
    en: (type: CardType): string => capitalized(type),
    es: (type: CardType) => (type === 'credit' ? 'Crédito' : 'Débito'),
  },
  /** Of bills and of spending; a customer's own word stays as it is. */
  category: {
    en: (category: string): string => category,
    es: (category: string) => categoriesInSpanish[category] ?? category,
  },
  /** Of a payment, a check, a reported problem or a message. */
  status: {
    en: (status: string): string => status,
    es: (status: string) => statusWordsInSpanish[status] ?? status,
  },
  /** Days that move with the calendar. */
  days: {
    en: (days: string): string => days,
    es: (days: string) => movingDaysInSpanish[days] ?? days,
  },
  purpose: {
    en: (purpose: string): string => capitalized(purpose),
    es: (purpose: string) => purposesInSpanish[purpose] ?? purpose,
  },
  /** `Home loan` */
  loan: {
    en: (purpose: string): string => `${capitalized(purpose)} loan`,
    es: (purpose: string) => loansInSpanish[purpose] ?? 'Préstamo',
  },
  employment: {
    en: (status: string): string => capitalized(status),
    es: (status: string) => employmentsInSpanish[status] ?? status,
  },
});
