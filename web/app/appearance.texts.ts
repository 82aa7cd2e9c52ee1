export const appearanceTexts = {
  appearance: {
    appearance: 'Appearance',
    systemFollowsYourDevice:
      'System follows your device. Your choice is kept on this device, also when you are ' +
      'logged out.',
  },
};
