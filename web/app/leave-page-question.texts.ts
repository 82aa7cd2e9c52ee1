export const leavePageQuestionTexts = {
  leavePageQuestion: {
    leaveThisPage: 'Leave this page?',
    leavePage: 'Leave page',
    leaving: 'Leaving...',
    keepEditing: 'Keep editing',
    whatYouEnteredAndHave: 'What you entered and have not sent would be lost.',
  },
};
