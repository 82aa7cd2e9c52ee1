export const reportProblemTexts = {
  reportProblem: {
    pleaseChooseWhatIsWrong: 'Please choose what is wrong.',
    reportAProblem: 'Report a problem',
    whatIsWrong: 'What is wrong?',
    pleaseChoose: 'Please choose',
    ifSomebodyElseCanGet:
      'If someone else can get into your account, change your password and security PIN ' +
      'next, and log out your other devices.',
    whatHappened: 'What happened?',
    tellUsWhatHappenedNever: 'Tell us what happened. Never write your password or PIN.',
    reporting: 'Reporting...',
    reportThisPayment: 'Report this payment',
    cancel: 'Cancel',
    reported: 'reported',
  },
};
