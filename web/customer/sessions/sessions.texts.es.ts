import { plural } from '../../ui/values/plural.ts';
import { sentence } from '../../ui/values/sentence.ts';
import type { sessionsTexts as english } from './sessions.texts.ts';

export const sessionsTexts: typeof english = {
  sessionItem: {
    thisDevice: 'Este dispositivo',
    lastUsed: (moment) => `Último uso: ${moment}`,
    loggedInNetwork: (moment, place) => `Inicio de sesión: ${moment}, red ${place}`,
    loggingOut: 'Cerrando sesión...',
    logOut: (hidden) => sentence('Cerrar sesión', hidden),
  },
  sessionsPage: {
    sessions: 'Sesiones',
    seeAndLogOutYour: 'Vea sus dispositivos y cierre sus sesiones.',
    yourSessionsCouldNotBe: 'No se pudieron cargar sus sesiones.',
    theSessionCouldNotBe: 'No se pudo cerrar la sesión.',
    theListShowsWhereYou: (failure) =>
      `${failure} La lista muestra dónde sigue con la sesión iniciada.`,
    loggedIn: 'Sesiones iniciadas',
    logOutAllOthers: 'Cerrar todas las demás',
    whereYouAreLoggedIn: 'Dónde tiene la sesión iniciada',
    dontRecognizeADeviceLog: (link, otherLink) =>
      sentence(
        '¿No reconoce un dispositivo? Cierre su sesión y después ',
        link('cambie su contraseña'),
        '. Con la ',
        otherLink('verificación en dos pasos'),
        ', no basta una contraseña para entrar.',
      ),
    logOutAllOtherDevices: '¿Cerrar la sesión en todos los demás dispositivos?',
    loggingOut: 'Cerrando sesión...',
    otherSessionsAreLoggedOut: (count) =>
      `${plural(count, { one: 'Se cierra de inmediato otra sesión', other: 'Se cierran de inmediato otras # sesiones' })}, en todos los dispositivos. Esta sigue abierta.`,
  },
};
