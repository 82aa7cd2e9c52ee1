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
        ' will no longer log you in, and your other devices will be logged out. Your device ' +
          'may keep offering it until you delete it there too.',
      ),
  },
};
