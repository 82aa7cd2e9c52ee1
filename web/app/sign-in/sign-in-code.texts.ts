import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';

export const codeTexts = {
  lead: (name: ReactNode) => sentence('One more step for ', name, '.'),
  label: 'Code',
  ofApp: 'Six digits from your authenticator app.',
  ofRecovery: 'One of the recovery codes you kept when you turned on two-step sign-in.',
  toApp: 'Use my authenticator app',
  toRecovery: 'Use a recovery code',
  otherAccount: 'Use another account',
  none: (link: (text: string) => ReactNode) =>
    sentence('Don’t have your app or a recovery code? ', link('Contact Support')),
};
