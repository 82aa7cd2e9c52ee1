import { resetTexts } from './sign-in.texts.ts';

/** The words for a password that was not reset. */
export const resetFailureWords = {
  refused: resetTexts.refused,
  unanswered: resetTexts.unanswered,
  isSpecified: true,
};
