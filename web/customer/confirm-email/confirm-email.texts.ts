import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';

type Wrap = (text: ReactNode) => ReactNode;

export const confirmEmailTexts = {
  confirmEmailPage: {
    confirmYourEmailAddress: 'Confirm your email address',
    pleaseOpenTheLinkFrom: (link: Wrap) =>
      sentence(
        'Please open the link from our email. It works once, for fifteen minutes. We ' +
          'email a new one when you submit ',
        link('your details'),
        ' again.',
      ),
  },
  confirmEmail: {
    goToYourProfile: 'Go to your profile',
    fromNowOnWeWrite: (newEmail: ReactNode, email: ReactNode) =>
      sentence('From now on we’ll email ', newEmail, ' instead of ', email, '.'),
    confirming: 'Confirming...',
    confirmThisAddress: 'Confirm this address',
    theLinkWorksOnceFor: (link: Wrap) =>
      sentence(
        'The link works once, for fifteen minutes. We email a new one when you submit ',
        link('your details'),
        ' again.',
      ),
  },
};
