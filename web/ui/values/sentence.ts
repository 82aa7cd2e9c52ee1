import { createElement, Fragment, type ReactNode } from 'react';

/**
 * A sentence with a link or a marked word in it, whole in its texts: another language has another
 * order. `sentence('Changes to ', email, ' when you open the link.')`
 */
export const sentence = (...parts: ReactNode[]): ReactNode =>
  createElement(Fragment, null, ...parts);
