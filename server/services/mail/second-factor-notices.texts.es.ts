import { formatsOf } from '../../../contract/values/format.ts';
import { mailTexts } from './mail.texts.es.ts';
import type {
  HalfSignIn,
  secondFactorNoticesTexts as english,
} from './second-factor-notices.texts.ts';

const { notYou } = mailTexts;
const { moment } = formatsOf('es-US');

const seen = ({ place, at }: HalfSignIn) => `red ${place}\n${moment(at.toString())} (Nueva York)`;

export const secondFactorNoticesTexts: typeof english = {
  on: {
    title: 'La verificación en dos pasos está activada',
    said: [
      'De ahora en adelante, al iniciar sesión con su contraseña también se pide un código de su ' +
        'aplicación de autenticación. Se cerraron todas las demás sesiones.',
    ],
    mailOnly: [
      'Guarde sus códigos de recuperación en un lugar seguro: cada uno le permite entrar una ' +
        'vez si pierde la aplicación.',
      notYou,
    ],
  },
  off: {
    title: 'La verificación en dos pasos está desactivada',
    said: [
      'Al iniciar sesión con su contraseña ya no se pide un código. Sus códigos de recuperación ' +
        'ya no sirven.',
    ],
    mailOnly: [notYou],
  },
  removed: {
    title: 'Se quitó su verificación en dos pasos',
    said: [
      'Nuestro personal quitó su verificación en dos pasos: su aplicación de autenticación, ' +
        'sus códigos de recuperación y sus llaves de acceso ya no sirven, y se cerraron todas ' +
        'las sesiones. Inicie sesión con su contraseña.',
      'Puede activar de nuevo la verificación en dos pasos en cualquier momento.',
    ],
    mailOnly: [notYou],
  },
  codesRenewed: {
    title: 'Tiene códigos de recuperación nuevos',
    said: [
      'Se crearon códigos de recuperación nuevos para su cuenta. Los anteriores ya no sirven.',
    ],
    mailOnly: [notYou],
  },
  codeUsed: (left) => ({
    title: 'Se usó un código de recuperación',
    said: [
      'Alguien, probablemente usted, usó uno de sus códigos de recuperación para iniciar sesión o ' +
        `confirmar un cambio. ${left === 0 ? 'Era el último: cree otros de inmediato.' : `Le quedan ${left}.`}`,
    ],
    mailOnly: [notYou],
  }),
  codeNotGiven: (tried) => ({
    title: 'Se usó su contraseña sin un código',
    said: [
      'Alguien ingresó su contraseña correcta, pero ningún código, y no pudo ' +
        `entrar:\n${seen(tried)}`,
      'Si usted no terminó de iniciar sesión, no tiene que hacer nada. Si no fue usted, ' +
        'alguien conoce su contraseña: elija una nueva ahora.',
    ],
    mailOnly: [notYou],
  }),
  wrongCode: (tried) => ({
    title: 'Se usó su contraseña con un código incorrecto',
    said: [
      'Alguien ingresó su contraseña correcta, pero un código incorrecto, y no pudo ' +
        `entrar:\n${seen(tried)}`,
      'Si usted escribió mal el código, no tiene que hacer nada. Si no fue usted, alguien conoce ' +
        'su contraseña: elija una nueva ahora.',
    ],
    mailOnly: [notYou],
  }),
  passkeyAdded: (name) => ({
    title: 'Se agregó una llave de acceso a su cuenta',
    said: [
      `Se agregó la llave de acceso «${name}». Quien pueda desbloquearla en su dispositivo ` +
        'puede iniciar sesión en su cuenta con ella.',
    ],
    mailOnly: [notYou],
  }),
  passkeyConfirmed: (name) => ({
    title: 'Se confirmó una llave de acceso',
    said: [
      `La llave de acceso «${name}» se confirmó como suya. Vuelve a servir para iniciar ` +
        'sesión en su cuenta.',
    ],
    mailOnly: [notYou],
  }),
  passkeyRemoved: (name) => ({
    title: 'Se quitó una llave de acceso de su cuenta',
    said: [
      `Se quitó la llave de acceso «${name}». Ya no sirve para iniciar sesión, y se cerraron ` +
        'todas las demás sesiones; su contraseña sigue sirviendo.',
    ],
    mailOnly: [notYou],
  }),
};
