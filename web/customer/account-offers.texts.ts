export const accountOffersTexts = {
  confirmEmailOffer: {
    confirmYourEmail: 'Confirm your email',
    confirmYourEmailOpenThe: (email: string | number) =>
      `Confirm your email: open the link we emailed to ${email}.`,
    sending: 'Sending...',
    emailANewLink: 'Email a new link',
  },
  waitingPasskeysOffer: {
    passkeysThatWaitForYou: 'Passkeys that wait for you',
    aPasskeyWaitsForYou: 'A passkey waits for you: it logs',
    passkeysWaitForYouThey: (count: string | number) => `${count} passkeys wait for you: they log`,
    nobodyInSinceYourPassword: (waiting: string | number) =>
      `${waiting} nobody in since your password was replaced by an emailed link.`,
    mineOrNotMine: 'Mine or not mine?',
  },
};
