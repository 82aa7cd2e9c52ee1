import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';

export const checkDialogTexts = {
  checkDialog: {
    mobileCheckDeposit: 'Mobile Check Deposit',
    layItFlatOnA:
      'Lay it flat on a dark surface, in good light, with all four corners in the picture.',
    signItFirstAndWrite: 'Sign it first, and write “For mobile deposit only” below your name.',
    amount: 'Amount',
    theAmountOnTheCheck:
      'The amount on the check. If you leave it blank, we’ll read it from the picture.',
    submitCheck: 'Submit Check',
    processingYourCheckPlease: 'Processing your check, please wait...',
    cancelUpload: 'Cancel upload',
  },
  checkSent: {
    checkSubmittedSuccessfully: 'Check Submitted Successfully!',
    fundsAreExpectedOn: (strong: ReactNode) => sentence('Funds are expected on ', strong, '.'),
    banksAreClosedOnA: (shown: string | number) =>
      `Banks are closed on a holiday until then, so they will arrive on ${shown}.`,
    keepTheCheckUntilThe: 'Keep the check until the money is in your account, then destroy it.',
    done: 'Done',
  },
  checkSideField: {
    subject: (side: 'front' | 'back') => `the ${side} of your check`,
    frontOfTheCheck: 'Front of the check',
    backOfTheCheck: 'Back of the check',
    chooseTheOfTheCheck: (side: 'front' | 'back') => `Choose the ${side} of the check`,
    yourPictureOf: (subject: string | number) => `Your picture of ${subject}`,
    rotate: (hidden: ReactNode) => sentence('Rotate', hidden),
    retake: (hidden: ReactNode) => sentence('Retake', hidden),
  },
  checkSide: {
    thisPictureCannotBeShown:
      'This picture cannot be shown here, so we may not be able to read it.',
  },
  pictureQuality: {
    thisPictureIsSmallSo:
      'This picture is small, so we may not be able to read it. Move closer if you can.',
    thisPictureLooksBlurred: 'This picture looks blurred. Hold still and take it again if you can.',
  },
  useCheckDeposit: {
    pleaseAddAPictureOf: 'Please add a picture of the front of your check.',
    pleaseAddAPictureOfThe: 'Please add a picture of the back of your check.',
    youCanceledTheUploadYour:
      'You canceled the upload. Your pictures are kept here. If the check had already ' +
      'reached us, you’ll find it in your list.',
    yourCheckCouldNotBe: 'Your check could not be sent. Please try again.',
    networkErrorYourCheckMay:
      'Network error. Your check may not have reached us. Your pictures are kept here: ' +
      'please try again. We won’t deposit the same check twice.',
    pleaseTypeTheAmountLike: 'Please type the amount like 1,234.50, or leave it out.',
    amountMustBeGreaterThan: 'Amount must be greater than 0.',
  },
};
