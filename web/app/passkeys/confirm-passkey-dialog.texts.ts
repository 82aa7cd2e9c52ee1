import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';

export const confirmPasskeyDialogTexts = {
  confirmPasskeyDialog: {
    isThisPasskeyYours: 'Is this passkey yours?',
    yesMine: 'Yes, mine',
    confirming: 'Confirming...',
    logsInToYourAccount: (strong: ReactNode) =>
      sentence(
        strong,
        ' will log in to your account again. Confirm it only if you added it yourself and ' +
          'still have the device it is on.',
      ),
  },
};
