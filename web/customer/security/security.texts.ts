import { plural } from '../../ui/values/plural.ts';

export const securityTexts = {
  page: {
    security: 'Security',
    whatProtectsYour: 'What protects your account, and what you can still turn on.',
    couldNotBeLoaded: 'Your security settings could not be loaded.',
    loading: 'Loading your security settings',
    yourScore: 'Your protection',
    score: (on: number, all: number, names: string) =>
      on === 0 ? `None of ${all} on yet.` : `${on} of ${all} on: ${names}.`,
    stillOff: (names: string) => `Still off: ${names}.`,
    allOn: 'Everything is on.',
    on: 'On',
    off: 'Off',
    alwaysThere: 'Password and devices',
    password: 'Password',
    passwordChanged: (day: string, ago: string) => `Last changed ${day}, ${ago}.`,
    passwordNotKnown: 'You have one. We don’t know when you last changed it.',
    today: 'today',
    daysAgo: (count: number) => plural(count, { one: '# day ago', other: '# days ago' }),
    yearsAgo: (count: number) =>
      plural(count, { one: 'over # year ago', other: 'over # years ago' }),
    sessions: 'Sessions',
    devices: (count: number) =>
      count === 1
        ? 'Logged in on this device only.'
        : `${count} active sessions, this one included. Log out any you don’t recognize.`,
    notMe: 'Something here wasn’t you?',
    notMeDetail: 'Freeze your account: no payment and no change until you lift it.',
  },
  guards: {
    email: {
      names: { name: 'Confirmed email', inWords: 'confirmed email' },
      isOn: (email: string) => `We reach you at ${email}.`,
      isOff: (email: string) => `Open the link we emailed to ${email}, or have it sent again.`,
    },
    pin: {
      names: { name: 'Security PIN', inWords: 'security PIN' },
      isOn: 'Approves your payments.',
      isOff: 'Choose the four digits that approve your payments.',
      isLocked: 'Locked after wrong tries. Choose a new one, or wait.',
      passkeysApprove: 'Your passkeys approve your payments instead.',
    },
    twoSteps: {
      names: { name: 'Two-step sign-in', inWords: 'two-step sign-in' },
      isOn: (day: string) => `Since ${day}, logging in asks for a code after your password.`,
      isOff: 'A stolen password is not enough when logging in asks for a code, too.',
    },
    passkeys: {
      names: { name: 'Passkeys', inWords: 'passkeys' },
      isOn: (count: number) =>
        plural(count, {
          one: '# passkey logs you in without a password.',
          other: '# passkeys log you in without a password.',
        }),
      isOff: 'Log in with your fingerprint, face or screen lock. No website can steal it.',
    },
    codes: {
      names: { name: 'Recovery codes', inWords: 'recovery codes' },
      left: (count: number) => plural(count, { one: '# code left.', other: '# codes left.' }),
      fewLeft: (count: number) =>
        plural(count, {
          one: 'Only # code left. Make new ones.',
          other: 'Only # codes left. Make new ones.',
        }),
      noneLeft: 'None left. Make new ones, in case you lose your phone.',
      needTwoSteps: 'You get them when you turn on two-step sign-in.',
    },
  },
};
