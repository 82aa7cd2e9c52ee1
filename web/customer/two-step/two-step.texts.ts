export const twoStepTexts = {
  twoStepPage: {
    twoStepSignIn: 'Two-step sign-in',
    anExtraCheckWhenYou: 'An extra check when you log in.',
  },
};
