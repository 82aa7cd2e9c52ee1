export const passwordResetTexts = {
  passwordResetForm: {
    email: 'Email',
    newPassword: 'New password',
    confirmPassword: 'Confirm password',
    resettingPassword: 'Resetting password...',
    resetPassword: 'Reset password',
  },
  passwordResetPage: {
    passwordReset: 'Password Reset',
    ifYouLoggedInWithin:
      'If you logged in within 5 minutes, the change is immediate. Otherwise we email you a link.',
  },
};
