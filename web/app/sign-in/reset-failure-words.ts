import { signInTexts } from './sign-in.texts.ts';

/** What a person reads when a password was not reset. */
export const resetFailureWords = {
  refused: signInTexts.reset.refused,
  unanswered: signInTexts.reset.unanswered,
  isSpecified: true,
};
