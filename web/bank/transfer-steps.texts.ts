export const transferStepsTexts = {
  transferSteps: {
    status: 'Status',
  },
};
