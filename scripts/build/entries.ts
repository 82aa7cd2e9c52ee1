/**
 * The files that the bundler starts from, by the name its output is found under. Paths are from the
 * root of the repository.
 */
export const entries = {
  /** The enhancement script of the public pages: it must stay below 3 KiB and shares nothing. */
  enhance: 'web/site/enhance/enhance.ts',
  /** The script that only the contact page adds. */
  enhanceContact: 'web/site/enhance/enhance-contact.ts',
  homeStyles: 'web/site/home/home-page.css',
  siteStyles: 'web/site/site.css',
  app: 'web/app/main.tsx',
  login: 'web/app/sign-in/hydrate-login.tsx',
  register: 'web/app/sign-in/hydrate-register.tsx',
  forgotPassword: 'web/app/sign-in/hydrate-forgot-password.tsx',
  resetPassword: 'web/app/sign-in/hydrate-reset-password.tsx',
  cancelPayment: 'web/app/sign-in/hydrate-cancel-payment.tsx',
  notMe: 'web/app/sign-in/hydrate-not-me.tsx',
  join: 'web/app/sign-in/hydrate-join.tsx',
  confirmOwnEmail: 'web/app/sign-in/hydrate-confirm-own-email.tsx',
  device: 'web/device/hydrate-device.tsx',
  lastSeen: 'web/device/hydrate-last-seen.tsx',
} as const;

export type EntryName = keyof typeof entries;
