import { insightTexts } from './insight.texts.ts';

const texts = insightTexts.sortPayees;

/** Says why a category was not saved, or that the outcome is unknown. */
export const sortFailureWords = {
  refused: texts.theCategoryCouldNotBe,
  unanswered: texts.weCouldNotFindOut,
};
