import { scheduledTexts } from './scheduled.texts.ts';

const texts = scheduledTexts.changeFailureWords;

/** Why a planned payment was not changed, or that the outcome is unknown. */
export const changeFailureWords = {
  refused: texts.nothingWasChangedPleaseTry,
  unanswered: texts.networkErrorWeCouldNot,
};
