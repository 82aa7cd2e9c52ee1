import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';

export const twoStepPageTexts = {
  heading: 'Two-step sign-in',
  detail: 'An extra check when you log in.',
  notMine: (link: (text: string) => ReactNode) =>
    sentence('Is a passkey or an app here not yours? ', link('Freeze your account'), ' at once.'),
};
