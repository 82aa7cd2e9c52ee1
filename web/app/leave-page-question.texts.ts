export const leavePageQuestionTexts = {
  leavePageQuestion: {
    leaveThisPage: 'Leave this page?',
    leavePage: 'Leave page',
    leaving: 'Leaving...',
    keepEditing: 'Keep editing',
    whatYouEnteredAndHave: 'Anything you entered but haven’t sent will be lost.',
  },
};
