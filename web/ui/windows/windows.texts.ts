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
    stepOf: (current: number, count: number, name: string) =>
      `Step ${current} of ${count}: ${name}`,
  },
  wizard: {
    previous: 'Previous',
    next: 'Next',
  },
  confirmDialog: {
    cancel: 'Cancel',
  },
};
