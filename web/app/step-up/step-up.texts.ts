import type { ProvenCall } from '../../api/client.ts';

export const stepUpTexts = {
  title: 'Confirm it’s you',
  /** What is being done, where its name alone says it. */
  deeds: {
    'POST /api/approvals': 'Confirm a payment.',
    'POST /api/approvals/pin': 'Choose a security PIN.',
    'POST /api/approvals/pin/off': 'Turn off your security PIN.',
    'POST /api/approvals/pin/reset': 'Choose a new security PIN by email.',
    'POST /api/card/reveal': 'Show your card’s number and CVV.',
    'POST /api/card/{id}/unfreeze': 'Unfreeze your card.',
    'POST /api/users/email/confirm': 'Change your email address.',
    'POST /api/users/freeze/lift': 'Lift the freeze on your account.',
    'POST /api/users/passkeys/begin': 'Add a passkey.',
    'POST /api/users/passkeys/{id}/confirm': 'Confirm that a passkey is yours.',
    'POST /api/users/passkeys/{id}/remove': 'Remove a passkey.',
    'POST /api/users/profile': 'Change your phone number or address.',
    'POST /api/users/second-factor/begin': 'Turn on two-step sign-in.',
    'POST /api/users/second-factor/recovery-codes': 'Make new recovery codes.',
    'POST /api/users/second-factor/remove': 'Turn off two-step sign-in.',
  } satisfies Record<ProvenCall, string>,
  pay: (amount: string, name: string) => `Pay ${amount} to ${name}.`,
  changeBill: (amount: string) => `Change a recurring bill to ${amount}.`,
  ofStaff:
    'You need to have confirmed it’s you within the last five minutes. What you’re doing ' +
    'goes through as soon as you have.',
  deviceAsks: 'Your device asks for one of your passkeys.',
  orWithCode: 'or with a code',
  orWithPin: 'or with your PIN',
  password: 'Password',
  forYourSecurity: 'For your security, enter your password again.',
  securityPin: 'Security PIN',
  theFourDigits: 'The four digits you chose for your payments.',
  confirm: 'Confirm',
  confirming: 'Confirming...',
  noMoney: 'You didn’t confirm. No money was moved.',
  nothing: 'You didn’t confirm. Nothing was done.',
};
