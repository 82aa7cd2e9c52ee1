import { resetTexts } from './reset.texts.ts';

/** What a person reads when a password was not reset. */
export const resetFailureWords = {
  refused: resetTexts.refused,
  unanswered: resetTexts.unanswered,
  isSpecified: true,
};
