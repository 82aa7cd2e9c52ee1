export const goalDialogTexts = {
  goalDialog: {
    weCouldntFindOutWhether:
      'We couldn’t find out whether your goal was saved. Try again: it won’t be saved twice.',
    changeYourGoal: 'Change your goal',
    setASavingsGoal: 'Set a savings goal',
    weCouldntRemoveYourGoal: 'We couldn’t remove your goal. Try again.',
    whatAreYouSavingFor: 'What are you saving for?',
    howMuchDoYouNeed: 'How much do you need?',
    byWhen: 'By when?',
    removing: 'Removing...',
    removeGoal: 'Remove goal',
    saving: 'Saving...',
    saveGoal: 'Save goal',
  },
};
