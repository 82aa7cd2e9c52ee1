import type { ReactNode } from 'react';
import { plural } from '../../ui/values/plural.ts';
import { sentence } from '../../ui/values/sentence.ts';
import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

export const savingsTexts = inBothLanguages({
  savingsGoal: {
    changeGoal: { en: 'Change goal', es: 'Cambiar la meta' },
    setAGoal: { en: 'Set a goal', es: 'Fijar una meta' },
    savingForSomething: { en: 'Saving for something?', es: '¿Ahorra para algo?' },
    setAGoalToSee: {
      en: 'Set a goal to see how far along you are and when you’ll get there.',
      es: 'Fije una meta para ver cuánto lleva y cuándo llegará.',
    },
    saved: { en: 'Saved', es: 'Ahorrado' },
    of: {
      en: (strong: ReactNode, amount: ReactNode) => sentence(strong, ' of ', amount),
      es: (strong: ReactNode, amount: ReactNode) => sentence(strong, ' de ', amount),
    },
    toGo: {
      en: (amount: ReactNode) => sentence(' · ', amount, ' to go'),
      es: (amount: ReactNode) => sentence(' · faltan ', amount),
    },
    goalReached: { en: 'Goal reached', es: 'Meta alcanzada' },
    theDateYouChoseHas: {
      en: (day: string | number) => `The date you chose, ${day}, has passed. Choose another one.`,
      es: (day: string | number) => `La fecha que eligió, el ${day}, ya pasó. Elija otra.`,
    },
    setAsideAMonthTo: {
      en: (amount: ReactNode, day: ReactNode) =>
        sentence('Set aside ', amount, ' a month to get there by ', day, '.'),
      es: (amount: ReactNode, day: ReactNode) =>
        sentence('Aparte ', amount, ' al mes para llegar el ', day, '.'),
    },
    overTheLastFullMonths: {
      en: (count: number, amount: ReactNode) =>
        sentence(
          'Over the last ',
          plural(count, { one: 'full month', other: '# full months' }),
          ' your savings grew by ',
          amount,
        ),
      es: (count: number, amount: ReactNode) =>
        sentence(
          'En ',
          plural(count, { one: 'el último mes completo', other: 'los últimos # meses completos' }),
          ' sus ahorros crecieron ',
          amount,
        ),
    },
    aMonthOnAverage: { en: ' a month on average', es: ' al mes en promedio' },
    interestIncluded: { en: ', interest included.', es: ', intereses incluidos.' },
    atThisPaceYouGet: {
      en: (monthLabel: string | number) => ` At this pace you’ll get there in ${monthLabel}.`,
      es: (monthLabel: string | number) => ` A este ritmo llegará en ${monthLabel}.`,
    },
  },
  savingsPage: {
    payYourselfFirst: { en: 'Pay yourself first', es: 'Páguese primero a usted' },
    moveASetAmountHere: {
      en: 'Move a set amount here on payday, before you spend it.',
      es: 'Mueva aquí una suma fija el día de pago, antes de gastarla.',
    },
    keepThreeMonthsInReach: { en: 'Keep three months in reach', es: 'Tenga tres meses a mano' },
    threeMonthsOfRentFood: {
      en: 'Three months of rent, food and bills cover most surprises.',
      es: 'Tres meses de renta, comida y facturas cubren la mayoría de las sorpresas.',
    },
    letInterestStay: { en: 'Let interest stay', es: 'Deje los intereses' },
    interestYouLeaveHereEarns: {
      en: 'Interest you leave here earns interest too.',
      es: 'Los intereses que deja aquí también generan intereses.',
    },
    roundItUp: { en: 'Round it up', es: 'Redondee' },
    aFewDollarsAfterEach: {
      en: 'A few dollars after each purchase add up to a vacation by the end of the year.',
      es: 'Unos dólares después de cada compra suman unas vacaciones al final del año.',
    },
    savings: { en: 'Savings', es: 'Ahorros' },
    whatYouveSavedAndWhat: {
      en: 'What you’ve saved and what it earns.',
      es: 'Lo que ha ahorrado y los intereses que genera.',
    },
    failedToFetchSavings: {
      en: 'Failed to fetch savings account data.',
      es: 'No se pudieron cargar los datos de la cuenta de ahorros.',
    },
    loadingSavingsAccount: { en: 'Loading savings account', es: 'Cargando la cuenta de ahorros' },
    noSavingsAccount: { en: 'No savings account', es: 'No hay cuenta de ahorros' },
    youHaveNoOpenSavings: {
      en: 'You don’t have an open savings account. Contact us to open one.',
      es: 'No tiene una cuenta de ahorros abierta. Comuníquese con nosotros para abrir una.',
    },
    moveMoneyIn: { en: 'Move money in', es: 'Mover dinero aquí' },
    moveMoneyOut: { en: 'Move money out', es: 'Sacar dinero' },
    noActivityYetMoveMoney: {
      en: 'No activity yet. Move money here and it shows up.',
      es: 'Aún no hay actividad. Mueva dinero aquí y aparecerá.',
    },
    savingsTips: { en: 'Savings tips', es: 'Consejos para ahorrar' },
    interestEarned: { en: 'Interest earned', es: 'Intereses ganados' },
    earnedThisMonth: { en: 'Earned this month', es: 'Ganado este mes' },
    paidThisYear: { en: 'Paid this year', es: 'Pagado este año' },
    interestRate: { en: 'Interest rate', es: 'Tasa de interés' },
    annualPercentageYieldApy: {
      en: 'Annual percentage yield (APY)',
      es: 'Rendimiento porcentual anual (APY)',
    },
    interestIsCalculatedDaily: {
      en:
        'Interest is calculated daily on your closing balance and paid on the 1st of each ' +
        'month. APY includes compounding. Rates can change.',
      es:
        'Los intereses se calculan cada día sobre su saldo de cierre y se pagan el día 1 ' +
        'de cada mes. El APY incluye la capitalización. Las tasas pueden cambiar.',
    },
  },
});

export const goalDialogTexts = inBothLanguages({
  goalDialog: {
    weCouldntFindOutWhether: {
      en: 'We couldn’t find out whether your goal was saved. Try again: it won’t be saved twice.',
      es: 'No pudimos saber si se guardó su meta. Inténtelo de nuevo: no se guardará dos veces.',
    },
    changeYourGoal: { en: 'Change your goal', es: 'Cambiar su meta' },
    setASavingsGoal: { en: 'Set a savings goal', es: 'Fijar una meta de ahorro' },
    weCouldntRemoveYourGoal: {
      en: 'We couldn’t remove your goal. Try again.',
      es: 'No pudimos quitar su meta. Inténtelo de nuevo.',
    },
    whatAreYouSavingFor: { en: 'What are you saving for?', es: '¿Para qué ahorra?' },
    howMuchDoYouNeed: { en: 'How much do you need?', es: '¿Cuánto necesita?' },
    byWhen: { en: 'By when?', es: '¿Para cuándo?' },
    removing: { en: 'Removing...', es: 'Quitando...' },
    removeGoal: { en: 'Remove goal', es: 'Quitar la meta' },
    saving: { en: 'Saving...', es: 'Guardando...' },
    saveGoal: { en: 'Save goal', es: 'Guardar la meta' },
  },
});
