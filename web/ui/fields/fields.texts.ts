import type { ReactNode } from 'react';
import { sentence } from '../values/sentence.ts';

type HiddenOf = (text: string) => ReactNode;

export const fieldsTexts = {
  optional: '(optional)',
  /** `hidden` is read out alone. */
  show: (hidden: HiddenOf) => sentence('Show', hidden(' password')),
  hide: (hidden: HiddenOf) => sentence('Hide', hidden(' password')),
  capsLock: 'Caps Lock is on.',
};
