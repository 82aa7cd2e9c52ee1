import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';

export const removePasskeyDialogTexts = {
  removePasskeyDialog: {
    removeThisPasskey: 'Remove this passkey?',
    remove: 'Remove',
    removing: 'Removing...',
    noLongerLogsYouIn: (strong: ReactNode) =>
      sentence(
        strong,
        ' no longer logs you in, and your other sessions are ended. Your device may go ' +
          'on offering it until you delete it there too.',
      ),
  },
};
