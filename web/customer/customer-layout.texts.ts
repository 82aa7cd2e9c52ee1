export const customerLayoutTexts = {
  customerLayout: {
    skipToMainContent: 'Skip to main content',
    menu: 'Menu',
    failedToCheckSuspension: 'Failed to check suspension status.',
    checkAgain: 'Check again',
  },
};
