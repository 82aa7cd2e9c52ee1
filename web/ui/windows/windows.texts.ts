export const windowsTexts = {
  dialog: {
    close: 'Close',
  },
  drawer: {
    closeMenu: 'Close menu',
  },
  leaveQuestion: {
    closeAndLoseWhatYou: 'Close and lose what you entered?',
    keepEditing: 'Keep editing',
    closeAnyway: 'Close anyway',
  },
  stepper: {
    stepOf: (
      current: string | number,
      what: string | number,
      length: string | number,
      otherWhat: string | number,
    ) => `Step ${current}${what} of ${length}: ${otherWhat}`,
  },
  wizard: {
    previous: 'Previous',
    next: 'Next',
  },
  confirmDialog: {
    cancel: 'Cancel',
  },
};
