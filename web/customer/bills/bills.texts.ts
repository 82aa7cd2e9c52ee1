import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';

type Wrap = (text: ReactNode) => ReactNode;

export const billsTexts = {
  billDraft: {
    pleaseChooseACategory: 'Please choose a category.',
    pleaseEnterAValidDate: 'Please enter a valid date.',
    theEndDateMustNot: 'The end date can’t be before the first payment.',
    securityPinIsRequired: 'Security PIN is required.',
    pinMustBeExactlyDigits: 'PIN must be exactly 4 digits.',
  },
  billQuestion: {
    skipTheNextPayment: 'Skip the next payment?',
    toIsNotPaidFor: (amount: ReactNode, recipientName: ReactNode, day: ReactNode) =>
      sentence(
        'We won’t pay ',
        amount,
        ' to ',
        recipientName,
        ' on ',
        day,
        '. Payments continue with the date after that.',
      ),
    skipPayment: 'Skip payment',
    keepIt: 'Keep it',
    pauseThisRecurringBill: 'Pause this recurring bill?',
    weWontPayWhileThe: (recipientName: string | number) =>
      `We won’t pay ${recipientName} while the bill is paused. Payments due in the ` +
      'pause are skipped, not paid later.',
    pauseUntil: 'Pause until',
    theFirstDayWeMay:
      'The first day we may pay it again. Leave blank to pause it until you resume.',
    pauseBill: 'Pause bill',
    pleaseEnterAValidDate: 'Please enter a valid date, or none. Nothing was changed.',
    resumeThisRecurringBill: 'Resume this recurring bill?',
    wellPayToOnIts: (amount: ReactNode, recipientName: ReactNode) =>
      sentence(
        'We’ll pay ',
        amount,
        ' to ',
        recipientName,
        ' on its next regular date and from then on. Payments that were due in the pause ' +
          'stay skipped.',
      ),
    resumeBill: 'Resume bill',
    keepItPaused: 'Keep it paused',
    stopThisRecurringBill: 'Stop this recurring bill?',
    weWontPayToAgain: (amount: ReactNode, recipientName: ReactNode) =>
      sentence(
        'We won’t pay ',
        amount,
        ' to ',
        recipientName,
        ' again. Past payments aren’t affected.',
      ),
    stopBill: 'Stop bill',
    skipping: 'Skipping...',
    pausing: 'Pausing...',
    resuming: 'Resuming...',
    stopping: 'Stopping...',
  },
  billWords: {
    everyWeek: 'Every week',
    everyTwoWeeks: 'Every two weeks',
    everyMonth: 'Every month',
    everyThreeMonths: 'Every three months',
    everyYear: 'Every year',
    inAShorterMonthIt:
      'In a shorter month it’s paid on the last day, then on its usual day again. ',
    aDateOnAWeekend: (monthEnd: string | number) =>
      `${monthEnd}A payment due on a weekend or bank holiday is made on the next business ` +
      'day, at the same time in New York.',
    becauseBanksAreClosedOn: (paid: string | number, day: string | number) =>
      `${paid}, because banks are closed on ${day}`,
  },
  nextBills: {
    upcomingBills: 'Upcoming bills',
    failedToFetchTransactions: 'Failed to fetch transactions.',
    loadingUpcomingBills: 'Loading upcoming bills',
    noBillsComingUp: 'No bills coming up',
    chooseRecurringWhenYouPay:
      'Choose Recurring when you pay a bill, and its next payment shows up here.',
  },
  payBillsPage: {
    electricityGasWater: 'Electricity, gas, water, internet',
    apartmentGarageStorage: 'Apartment, garage, storage',
    newsMusicGym: 'News, music, gym',
    schoolUniversityCourses: 'School, university, courses',
    homeCarHealth: 'Home, car, health',
    everythingElse: 'Everything else',
    payBills: 'Pay Bills',
    payABillOnceOr: 'Pay a bill once or set it to repeat.',
    failedToFetchUserData: 'Failed to fetch user data.',
    payABill: 'Pay a Bill',
    chooseACategory: 'Choose a category',
  },
  recurringBill: {
    until: (day: string | number) => `, until ${day}`,
    payNowWhatDidNot: (hidden: Wrap, recipientName: ReactNode) =>
      sentence('Pay now', hidden(sentence(' what ', recipientName, ' did not get'))),
    payNowTo: (hidden: Wrap, recipientName: ReactNode) =>
      sentence('Pay now', hidden(sentence(' ', recipientName, ', once'))),
    changeWhatIsPaid: (hidden: Wrap, recipientName: ReactNode) =>
      sentence('Change', hidden(sentence(' what ', recipientName, ' is paid'))),
    skipOnePaymentTo: (hidden: Wrap, recipientName: ReactNode) =>
      sentence('Skip', hidden(sentence(' one payment to ', recipientName))),
    pausePaying: (hidden: Wrap, recipientName: ReactNode) =>
      sentence('Pause', hidden(sentence(' paying ', recipientName))),
    resumePaying: (hidden: Wrap, recipientName: ReactNode) =>
      sentence('Resume', hidden(sentence(' paying ', recipientName))),
    stopPaying: (hidden: Wrap, recipientName: ReactNode) =>
      sentence('Stop', hidden(sentence(' paying ', recipientName))),
    paused: 'Paused',
    nothingIsPaidUntilYou: 'Nothing is paid until you resume it.',
    untilOfDay: (day: string | number) => `until ${day}`,
    next: (day: ReactNode) => sentence('Next: ', day),
    thenAmount: (amount: ReactNode, frequencyWord: ReactNode) =>
      sentence(', then ', amount, ' ', frequencyWord),
    fromSavingsBecauseChecking: 'From Savings, because Checking is short',
    fromCheckingSavingsAs: 'From Checking (Savings as backup)',
    from: (account: string | number) => `From ${account}`,
  },
};
