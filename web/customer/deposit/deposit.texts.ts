import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';

type Wrap = (text: ReactNode) => ReactNode;

export const depositTexts = {
  checkList: {
    and: ' and ',
    yourChecks: 'Your checks',
    yourChecksCouldNotBe: 'Your checks could not be loaded.',
    loadingYourChecks: 'Loading your checks',
    noChecksYet: 'No checks yet',
    whenYouDepositACheck:
      'When you deposit a check by photo, you can follow it here until the money is available.',
    youCanSpendOn: (amounts: string | number) => `Available: ${amounts}.`,
    ofItWentWhenAnother: (amount: string | number) =>
      `${amount} of it covered another check that came back unpaid.`,
    thisTakesLongerThan:
      'This is taking longer than expected: we’re still reviewing your check. Keep it, and ' +
      'contact us if you have questions.',
    fundsAreExpectedOnKeep: (day: string | number) =>
      `Funds are expected on ${day}. Keep the check until then.`,
    noMoneyWasMoved: (reason: string | number) => `No money was moved. ${reason}`,
    itsBankDidNotPay: (reason: string | number) =>
      'The other bank didn’t pay it, so we took what was left of the money back from your ' +
      `account. ${reason}`,
    checkOf: (sent: string | number) => `Check of ${sent}`,
    sentTo: (sent: string | number, account: string | number) => `Sent ${sent} to ${account}`,
    showPicturesOfTheCheck: (hidden: Wrap, sent: ReactNode) =>
      sentence('Show pictures', hidden(sentence(' of the check sent ', sent))),
    from: (amount: string | number, day: string | number) => `${amount} on ${day}`,
    deposited: 'Deposited.',
    depositedOfWhenFree: (whenFree: string | number) => `Deposited. ${whenFree}`,
  },
  depositDetails: {
    accountNumber: 'Account number',
    routingNumber: 'Routing number',
    bankName: 'Bank name',
    depositByBankDetails: 'Deposit by bank details',
    shareTheseWithYourEmployer:
      'Share these with your employer or anyone paying you. The money goes to your ' +
      'Checking Account.',
    yourBankDetailsCouldNot: 'Your bank details could not be loaded.',
  },
  checkExamples: {
    aCheckLiesFlat:
      'Example of a good front: the check lies flat on a dark surface, all four corners in view, ' +
      'amount and signature easy to read.',
    theBackIsSigned:
      'Example of a good back: signed, with “For mobile deposit only” below the signature.',
    frontAllFourCorners: 'Front: all four corners in view',
    backSignedAndEndorsed: 'Back: signed, with “For mobile deposit only”',
  },
  depositPage: {
    loadingYourBankDetails: 'Loading your bank details',
    goesInto: (account: string | number) => `Goes into ${account}.`,
    deposit: 'Deposit',
    haveMoneySentToYour: 'Have money sent to your account, or deposit a check by photo.',
    depositACheck: 'Deposit a check',
    signTheBackOfThe:
      'Sign the back of the check and write “For mobile deposit only” below your name.',
    takeAPictureOfEach: 'Take a picture of each side, flat on a dark surface and in good light.',
    theMoneyIsExpectedAfter: 'Expect the money in three business days.',
    mobileCheckDeposit: 'Mobile Check Deposit',
    limitsADayLeftToday: (
      amount: ReactNode,
      otherAmount: ReactNode,
      thirdAmount: ReactNode,
      fourthAmount: ReactNode,
    ) =>
      sentence(
        'Limits: ',
        amount,
        ' a day (',
        otherAmount,
        ' left today), ',
        thirdAmount,
        ' in 30 days (',
        fourthAmount,
        ' left).',
      ),
  },
};
