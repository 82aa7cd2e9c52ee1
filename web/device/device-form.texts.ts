import { brand } from '../../config/bank.ts';

export const deviceFormTexts = {
  failed:
    'Your browser does not allow this here. Private windows and blocked site data are the usual ' +
    'reasons. Nothing was changed.',
  opens: {
    title: 'Open without a connection',
    detail:
      `This device keeps our page files, so ${brand.shortName} opens faster and can tell you when ` +
      'there’s no connection. Nothing from your accounts is kept.',
    turnOff: 'Turn off',
    turningOff: 'Turning off...',
    isOff: `Turned off. This device keeps nothing from ${brand.shortName}.`,
    turnOn: 'Turn on',
    turningOn: 'One moment...',
    isOn: `Turned on. ${brand.shortName} now opens without a connection.`,
  },
  keeps: {
    title: 'Show what I last saw',
    detail:
      'Without a connection you see your balances and latest payments as they were, with their ' +
      'time. They are encrypted and kept for up to seven days. While you are logged in, anyone ' +
      'who unlocks this device can see them. Logging out erases them.',
    first: 'Turn on “Open without a connection” first.',
    isOff: 'Turned off. What was kept is erased.',
    isOn: 'Turned on. Your dashboard is kept the next time you open it.',
    turnOff: 'Stop and erase',
    turnOn: 'Turn on for my accounts',
  },
  lastSeen: {
    tryAgain: 'Try again',
    title: 'What you last saw',
    asOf: (moment: string) => `As of ${moment}. It may have changed since.`,
    hidden: 'Hidden',
  },
};
