/** Why an order stands as it does, as its customer reads it for good. */
export const orderReasonsTexts = {
  inReview: 'We review payments this large before sending them.',
  approved: 'We reviewed it and approved it.',
  cancelled: 'You canceled it before it was due.',
  billStopped: 'You stopped the recurring bill.',
  accountClosed: 'The account was closed.',
  newPassword:
    'A new password was chosen by email, and this email address had never been confirmed.',
};
