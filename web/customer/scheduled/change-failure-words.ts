/** Why a planned payment was not changed, or that the outcome is unknown. */
export const changeFailureWords = {
  refused: 'Nothing was changed. Please try again.',
  unanswered:
    'Network error. We could not find out whether it was changed. Please close this window ' +
    'and look at the list.',
};
