export const reportProblemTexts = {
  reportProblem: {
    pleaseChooseWhatIsWrong: 'Please choose what is wrong.',
    reportAProblem: 'Report a problem',
    whatIsWrong: 'What is wrong?',
    pleaseChoose: 'Please choose',
    ifSomebodyElseCanGet:
      'If somebody else can get into your account, change your password and your ' +
      'security PIN after this, and end other sessions.',
    whatHappened: 'What happened?',
    tellUsWhatHappenedNever: 'Tell us what happened. Never write your password or PIN.',
    reporting: 'Reporting...',
    reportThisPayment: 'Report this payment',
    cancel: 'Cancel',
  },
};
