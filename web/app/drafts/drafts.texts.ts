export const draftsTexts = {
  takenDraft: {
    youWereLoggedOutAnd: 'You were logged out, and here is what you had entered. Nothing was sent.',
    itMayHaveReachedUs: (lookAt: string) =>
      'You were logged out, and here is what you had entered. It may have reached us: check ' +
      `${lookAt} before you send it again.`,
    startOver: 'Start over',
  },
};
