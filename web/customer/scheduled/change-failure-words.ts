/** Why what is still to come was not changed, or that nobody knows. */
export const changeFailureWords = {
  refused: 'Nothing was changed. Please try again.',
  unanswered:
    'Network error. We could not find out whether it was changed. Please close this window ' +
    'and look at the list.',
};
