import type { ReactNode } from 'react';
import { sentence } from '../ui/values/sentence.ts';

export const suspendedPageTexts = {
  suspendedPage: {
    accountSuspended: 'Account Suspended',
    suspended: 'Suspended',
    yourAccountIsSuspendedSo:
      'Your account is suspended, so nothing can be sent or changed. Your money stays ' +
      'where it is. Please contact support to find out why and what to do next.',
    contactSupport: 'Contact support',
    orCall: (link: ReactNode) => sentence('or call ', link),
    logout: 'Logout',
  },
};
