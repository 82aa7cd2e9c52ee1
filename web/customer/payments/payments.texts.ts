import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';

export const paymentsTexts = {
  coverWarning: {
    thisCostsMoreThanThe: (amount: string | number, otherAmount: string | number) =>
      `This costs ${amount}, more than the ${otherAmount} available in one account now.`,
  },
  dailyLimit: {
    todayAt: (time: string) => time,
    tomorrowAt: (time: string) => `tomorrow ${time}`,
    onDay: (day: string, time: string) => `${day}, ${time}`,
    leftToday: (amount: string | number) => `${amount} left today.`,
    untilYouCanSendUp: (
      untilWords: string | number,
      perDay: string | number,
      left: string | number,
    ) => `Until ${untilWords} you can send up to ${perDay} a day; ${left}`,
    forTheFirstHoursAfter: (perDay: string | number, left: string | number) =>
      `For the first 24 hours after you choose your PIN you can send up to ${perDay} a ` +
      `day; ${left}`,
  },
  feeNotKnown: {
    theFeeIsNotHere: 'The fee isn’t here yet. No money was moved. Please submit again in a moment.',
  },
  fromAccount: {
    from: 'From',
  },
  madePanel: {
    now: (type: string | number) => `${type} now`,
    available: (amount: ReactNode) => sentence(amount, ' available'),
  },
  madeWords: {
    fromTo: (amount: string, from: string, to: string) => `${amount} from ${from} to ${to}`,
    to: (amount: string, recipient: string) => `${amount} to ${recipient}`,
    weWillSendItOn: (moment: string | number) =>
      `We will send it on ${moment}. No money has moved yet.`,
    ifTheAccountIsNot: 'If the account is not found, the money comes back within 24 hours.',
    itArrivesWithinHours: 'It arrives within 24 hours.',
    theMoneyHasArrived: 'The money has arrived.',
  },
  paymentFailureText: {
    youAreOffline: 'You are offline.',
    weCouldNotFindOut: (failure: string | number, noun: string | number) =>
      `${failure} We could not find out whether your ${noun} was made. Submit it again ` +
      'unchanged and we’ll check: you won’t pay twice.',
    networkErrorNoMoneyWas: 'Network error. No money was moved. Please try again.',
  },
  paymentWizard: {
    thisIsTakingLongerThan:
      'This is taking longer than usual. Please keep this page open: you will not pay twice.',
    weAreCheckingWhetherYour: (noun: string | number) =>
      `We are checking whether your ${noun} was made`,
    weHaveNotHeardBack:
      'We have not heard back from the bank yet. Please keep this page open: you will ' +
      'not pay twice.',
  },
  paymentWording: {
    payment: 'payment',
    transfer: 'transfer',
    processingTransfer: 'Processing Transfer...',
    transferSubmitted: 'Transfer Submitted Successfully!',
    failedToProcessTransfer: 'Failed to process transfer.',
    processingPayment: 'Processing Payment...',
    paymentSubmitted: 'Payment Submitted Successfully!',
    failedToProcessPayment: 'Failed to process payment.',
    movingYourMoney: 'Moving your money...',
    yourMoneyWasMoved: 'Your money was moved.',
  },
  pinStep: {
    orWithYourPin: 'or with your PIN',
    toConfirmYourDevice: 'To confirm, your device asks for one of your passkeys.',
    securityPin: 'Security PIN',
    chooseADigitPin: 'Choose a 4-digit PIN. You’ll enter it each time you send money.',
    forADayYouCanPay: (amount: string | number) =>
      ` For 24 hours you can pay others up to ${amount} a day.`,
    theFourDigitsYouChose: 'The four digits you chose for your payments.',
  },
  summary: {
    change: (hidden: ReactNode) => sentence('Change', hidden),
    fee: (amount: string | number) => `Fee ${amount}`,
    availableAfter: (amount: ReactNode) => sentence('Available after: ', amount),
  },
  useSentToday: {
    youSentToTodayAt: (
      amount: string | number,
      recipientName: string | number,
      formatTime: string | number,
    ) => `You sent ${amount} to ${recipientName} today at ${formatTime} New York time.`,
  },
  useSendPayment: {
    pleaseLogIn: 'No authentication token found. Please log in.',
  },
};
