export const resetTexts = {
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  button: 'Reset password',
  busy: 'Resetting password...',
  refused: 'Failed to reset password.',
  unanswered: 'An error occurred while resetting the password.',
};
