import type { ReactNode } from 'react';
import { plural } from '../../ui/values/plural.ts';
import { sentence } from '../../ui/values/sentence.ts';
import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

type Wrap = (text: ReactNode) => ReactNode;

export const sessionsTexts = inBothLanguages({
  sessionItem: {
    thisDevice: { en: 'This device', es: 'Este dispositivo' },
    lastUsed: {
      en: (moment: string | number) => `Last used ${moment}`,
      es: (moment: string | number) => `Último uso: ${moment}`,
    },
    loggedInNetwork: {
      en: (moment: string | number, place: string | number) =>
        `Logged in ${moment}, network ${place}`,
      es: (moment: string | number, place: string | number) =>
        `Inicio de sesión: ${moment}, red ${place}`,
    },
    loggingOut: { en: 'Logging out...', es: 'Cerrando sesión...' },
    logOut: {
      en: (hidden: ReactNode) => sentence('Log out', hidden),
      es: (hidden: ReactNode) => sentence('Cerrar sesión', hidden),
    },
  },
  sessionsPage: {
    sessions: { en: 'Sessions', es: 'Sesiones' },
    seeAndLogOutYour: {
      en: 'See and log out your devices.',
      es: 'Vea sus dispositivos y cierre sus sesiones.',
    },
    yourSessionsCouldNotBe: {
      en: 'Your sessions could not be loaded.',
      es: 'No se pudieron cargar sus sesiones.',
    },
    theSessionCouldNotBe: {
      en: 'The session could not be ended.',
      es: 'No se pudo cerrar la sesión.',
    },
    theListShowsWhereYou: {
      en: (failure: string | number) => `${failure} The list shows where you are still logged in.`,
      es: (failure: string | number) =>
        `${failure} La lista muestra dónde sigue con la sesión iniciada.`,
    },
    loggedIn: { en: 'Logged in', es: 'Sesiones iniciadas' },
    logOutAllOthers: { en: 'Log out all others', es: 'Cerrar todas las demás' },
    whereYouAreLoggedIn: { en: 'Where you are logged in', es: 'Dónde tiene la sesión iniciada' },
    dontRecognizeADeviceLog: {
      en: (link: Wrap, otherLink: Wrap) =>
        sentence(
          'Don’t recognize a device? Log it out, then ',
          link('change your password'),
          '. With ',
          otherLink('two-step sign-in'),
          ' a password alone isn’t enough to get in.',
        ),
      es: (link: Wrap, otherLink: Wrap) =>
        sentence(
          '¿No reconoce un dispositivo? Cierre su sesión y después ',
          link('cambie su contraseña'),
          '. Con la ',
          otherLink('verificación en dos pasos'),
          ', no basta una contraseña para entrar.',
        ),
    },
    logOutAllOtherDevices: {
      en: 'Log out all other devices?',
      es: '¿Cerrar la sesión en todos los demás dispositivos?',
    },
    loggingOut: { en: 'Logging out...', es: 'Cerrando sesión...' },
    otherSessionsAreLoggedOut: {
      en: (count: number) =>
        `${plural(count, { one: 'One other session is', other: '# other sessions are' })} logged out at once, on every device. This one stays logged in.`,
      es: (count: number) =>
        `${plural(count, { one: 'Se cierra de inmediato otra sesión', other: 'Se cierran de inmediato otras # sesiones' })}, en todos los dispositivos. Esta sigue abierta.`,
    },
  },
});
