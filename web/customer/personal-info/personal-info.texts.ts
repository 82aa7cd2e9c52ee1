import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';

export const personalInfoTexts = {
  aboutYouStep: {
    fullName: 'Full name',
    asShownOnYourId: 'As shown on your ID.',
    email: 'Email',
    wellEmailALinkTo: 'We’ll email a link to confirm a new address.',
    phone: 'Phone',
    address: 'Address',
  },
  changes: {
    whatChanges: 'What changes',
    what: 'What',
    now: 'Now',
    new: 'New',
    removed: 'Removed',
  },
  personalInfoDraft: {
    idDocument: 'ID document',
    profilePicture: 'Profile picture',
    fullName: 'Full name',
    yourPicture: 'Your picture',
    yourDocument: 'Your document',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
  },
  personalInfoForm: {
    aboutYou: 'About you',
    profilePicture: 'Profile picture',
    idDocument: 'ID document',
    failedToSubmitProfile: 'Failed to submit profile. Please try again.',
    anErrorOccurredPleaseTry: 'An error occurred. Please try again later.',
    chooseYourProfilePicture: 'Choose your profile picture',
    chooseYourIdDocument: 'Choose your ID document',
    finishLater: 'Finish later',
    kept: 'What you entered is kept in this tab for 24 hours, or until you log out.',
    keptWithoutPictures:
      'What you typed is kept in this tab for 24 hours, or until you log out. Choose ' +
      'your pictures again then.',
    hereIsWhatYouHad: 'Here is what you had entered.',
    nothingWasSent: 'Nothing was sent.',
    itMayHaveReachedUs: 'It may have reached us: check your profile before you send it again.',
    cannotKeep: 'What you entered can’t be kept here. If you leave this page, it’s gone.',
    previous: 'Previous',
    submitting: 'Submitting...',
    submit: 'Submit',
    next: 'Next',
    weEmailedALinkTo: (strong: ReactNode, email: ReactNode) =>
      sentence(
        'We emailed a link to ',
        strong,
        '. Until you open it, we’ll keep using ',
        email,
        '.',
      ),
    goToYourProfile: 'Go to your profile',
  },
  personalInfoPage: {
    threeShortStepsLeaveA: 'Three short steps. Leave a field as it is to keep it.',
    personalInformation: 'Personal information',
    failedToCheckSuspension: 'Failed to check suspension status.',
  },
};
