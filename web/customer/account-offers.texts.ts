export const accountOffersTexts = {
  confirmEmailOffer: {
    confirmYourEmail: 'Confirm your email',
    confirmYourEmailOpenThe: (email: string | number) =>
      `Confirm your email: open the link we emailed to ${email}.`,
    sending: 'Sending...',
    emailANewLink: 'Email a new link',
  },
  waitingPasskeysOffer: {
    passkeysThatWaitForYou: 'Passkeys waiting for you',
    aPasskeyWaitsForYou: 'A passkey is waiting for you to confirm it. It hasn’t',
    passkeysWaitForYouThey: (count: string | number) =>
      `${count} passkeys are waiting for you to confirm them. They haven’t`,
    nobodyInSinceYourPassword: (waiting: string | number) =>
      `${waiting} worked since your password was reset through an emailed link.`,
    mineOrNotMine: 'Review passkeys',
  },
};
