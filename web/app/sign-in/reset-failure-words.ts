/** What a person reads when a password was not reset. */
export const resetFailureWords = {
  refused: 'Failed to reset password.',
  unanswered: 'An error occurred while resetting the password.',
  isSpecified: true,
};
