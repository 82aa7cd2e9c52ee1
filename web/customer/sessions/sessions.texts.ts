import type { ReactNode } from 'react';
import { plural } from '../../ui/values/plural.ts';
import { sentence } from '../../ui/values/sentence.ts';

type Wrap = (text: ReactNode) => ReactNode;

export const sessionsTexts = {
  sessionItem: {
    thisDevice: 'This device',
    lastUsed: (moment: string | number) => `Last used ${moment}`,
    loggedInNetwork: (moment: string | number, place: string | number) =>
      `Logged in ${moment}, network ${place}`,
    loggingOut: 'Logging out...',
    logOut: (hidden: ReactNode) => sentence('Log out', hidden),
  },
  sessionsPage: {
    sessions: 'Sessions',
    seeAndLogOutYour: 'See and log out your devices.',
    yourSessionsCouldNotBe: 'Your sessions could not be loaded.',
    theSessionCouldNotBe: 'The session could not be ended.',
    theListShowsWhereYou: (failure: string | number) =>
      `${failure} The list shows where you are still logged in.`,
    loggedIn: 'Logged in',
    logOutAllOthers: 'Log out all others',
    whereYouAreLoggedIn: 'Where you are logged in',
    dontRecognizeADeviceLog: (link: Wrap, otherLink: Wrap) =>
      sentence(
        'Don’t recognize a device? Log it out, then ',
        link('change your password'),
        '. With ',
        otherLink('two-step sign-in'),
        ' a password alone isn’t enough to get in.',
      ),
    logOutAllOtherDevices: 'Log out all other devices?',
    loggingOut: 'Logging out...',
    otherSessionsAreLoggedOut: (count: number) =>
      `${plural(count, { one: 'One other session is', other: '# other sessions are' })} logged out at once, on every device. This one stays logged in.`,
  },
};
