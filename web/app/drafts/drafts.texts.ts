export const draftsTexts = {
  takenDraft: {
    youWereLoggedOutAnd: 'You were logged out, and here is what you had entered. Nothing was sent.',
    startOver: 'Start over',
  },
};
