import { scheduledTexts } from './scheduled.texts.ts';

const texts = scheduledTexts.changeFailureWords;

/** The words for a planned payment that was not changed, or whose outcome is unknown. */
export const changeFailureWords = {
  refused: texts.nothingWasChangedPleaseTry,
  unanswered: texts.networkErrorWeCouldNot,
};
