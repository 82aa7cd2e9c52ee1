export const formTexts = {
  validDate: 'Please enter a valid date.',
  refused: 'That did not work. Please try again.',
  notChecked: 'We couldn’t check the form, so nothing was sent. Please try again.',
  offline: (said: string) => `${said} You are offline: nothing was sent.`,
  request: (id: string) => ` (Request ${id})`,
  /** How the bank says that it is certain, in its refusals. */
  nothingChanged: 'Nothing was changed.',
  mayBeDone: (said: string, done: string) =>
    `${said} It may have been ${done}. Send it again unchanged to check: it won’t be ${done} ` +
    'twice.',
};
