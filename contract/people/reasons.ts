import type { reasonTexts } from './reasons.texts.ts';

export type ReasonFor<Deed extends keyof typeof reasonTexts> = keyof (typeof reasonTexts)[Deed];

/** The codes of one deed, as its schema lists them. */
export const reasonCodes = <Code extends string>(texts: Record<Code, string>) =>
  Object.keys(texts) as [Code, ...Code[]];

/** Regulation B: more than four are unlikely to help the applicant. */
export const mostDeclineReasons = 4;
