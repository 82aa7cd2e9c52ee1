import { plural } from '../../ui/values/plural.ts';
import { sentence } from '../../ui/values/sentence.ts';
import type { savingsTexts as english } from './savings.texts.ts';

export const savingsTexts: typeof english = {
  savingsGoal: {
    changeGoal: 'Cambiar la meta',
    setAGoal: 'Fijar una meta',
    savingForSomething: '¿Ahorra para algo?',
    setAGoalToSee: 'Fije una meta para ver cuánto lleva y cuándo llegará.',
    saved: 'Ahorrado',
    of: (strong, amount) => sentence(strong, ' de ', amount),
    toGo: (amount) => sentence(' · faltan ', amount),
    goalReached: 'Meta alcanzada',
    theDateYouChoseHas: (day) => `La fecha que eligió, el ${day}, ya pasó. Elija otra.`,
    setAsideAMonthTo: (amount, day) =>
      sentence('Aparte ', amount, ' al mes para llegar el ', day, '.'),
    overTheLastFullMonths: (count, amount) =>
      sentence(
        'En ',
        plural(count, { one: 'el último mes completo', other: 'los últimos # meses completos' }),
        ' sus ahorros crecieron ',
        amount,
      ),
    aMonthOnAverage: ' al mes en promedio',
    interestIncluded: ', intereses incluidos.',
    atThisPaceYouGet: (monthLabel) => ` A este ritmo llegará en ${monthLabel}.`,
  },
  savingsPage: {
    payYourselfFirst: 'Páguese primero a usted',
    moveASetAmountHere: 'Mueva aquí una suma fija el día de pago, antes de gastarla.',
    keepThreeMonthsInReach: 'Tenga tres meses a mano',
    threeMonthsOfRentFood:
      'Tres meses de renta, comida y facturas cubren la mayoría de las sorpresas.',
    letInterestStay: 'Deje los intereses',
    interestYouLeaveHereEarns: 'Los intereses que deja aquí también generan intereses.',
    roundItUp: 'Redondee',
    aFewDollarsAfterEach:
      'Unos dólares después de cada compra suman unas vacaciones al final del año.',
    savings: 'Ahorros',
    whatYouveSavedAndWhat: 'Lo que ha ahorrado y los intereses que genera.',
    failedToFetchSavings: 'No se pudieron cargar los datos de la cuenta de ahorros.',
    loadingSavingsAccount: 'Cargando la cuenta de ahorros',
    noSavingsAccount: 'No hay cuenta de ahorros',
    youHaveNoOpenSavings:
      'No tiene una cuenta de ahorros abierta. Comuníquese con nosotros para abrir una.',
    moveMoneyIn: 'Mover dinero aquí',
    moveMoneyOut: 'Sacar dinero',
    noActivityYetMoveMoney: 'Aún no hay actividad. Mueva dinero aquí y aparecerá.',
    savingsTips: 'Consejos para ahorrar',
    interestEarned: 'Intereses ganados',
    earnedThisMonth: 'Ganado este mes',
    paidThisYear: 'Pagado este año',
    interestRate: 'Tasa de interés',
    annualPercentageYieldApy: 'Rendimiento porcentual anual (APY)',
    interestIsCalculatedDaily:
      'Los intereses se calculan cada día sobre su saldo de cierre y se pagan el día 1 ' +
      'de cada mes. El APY incluye la capitalización. Las tasas pueden cambiar.',
  },
};
