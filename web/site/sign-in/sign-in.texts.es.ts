import { bankFacts } from '../../../config/bank.ts';
import { sentence } from '../../ui/values/sentence.ts';
import type { signInTexts as english } from './sign-in.texts.ts';

export const signInTexts: typeof english = {
  needsScript: (phone) =>
    sentence('La banca en línea necesita JavaScript. Actívelo, o llámenos al ', phone, '.'),
  logIn: {
    title: 'Iniciar sesión',
    lead:
      'Le damos la bienvenida. Use el nombre de usuario o el correo electrónico con que se ' +
      'registró.',
    support: '¿Olvidó su contraseña? Comuníquese con nosotros',
    resetLink: 'Enviarme un enlace por correo electrónico',
    register: (link) =>
      sentence(`¿Aún no tiene cuenta en ${bankFacts.name}? `, link('Registrarse')),
  },
  register: {
    title: 'Registrarse',
    lead: 'Tres campos, y sus cuentas de cheques, de ahorros y de inversión quedan abiertas.',
    logIn: (link) => sentence('¿Ya es cliente? ', link('Iniciar sesión')),
  },
  forgotPassword: {
    windowTitle: 'Contraseña olvidada',
    title: '¿Olvidó su contraseña?',
    lead:
      'Díganos la dirección de correo electrónico de su cuenta. Le enviaremos un enlace que ' +
      'sirve una sola vez, durante 15 minutos.',
    logIn: (link) => sentence('¿La recordó? ', link('Iniciar sesión')),
  },
  resetPassword: {
    windowTitle: 'Cambiar la contraseña',
    title: 'Elija una contraseña nueva',
    lead: 'Todos los dispositivos con la sesión iniciada tendrán que iniciarla de nuevo.',
    logIn: (link) => sentence('¿Terminó, o cambió de idea? ', link('Iniciar sesión')),
    another: (link) => sentence('¿El enlace ya no sirve? ', link('Pedir uno nuevo')),
  },
  notMe: {
    windowTitle: 'No fui yo',
    title: '¿No fue usted?',
    lead:
      'Si usted no hizo el cambio del que le avisamos por correo electrónico, o no abrió la ' +
      'cuenta, presione el botón. Los pagos se detienen, se cierra la sesión en todos los ' +
      'dispositivos, y si cambió la dirección de correo electrónico, vuelve a ser la ' +
      'anterior. Después elegirá una contraseña nueva.',
    logIn: (link) => sentence('¿Fue usted? ', link('Inicie sesión'), ' y nada cambia.'),
  },
  join: {
    title: 'Unirse al personal',
    lead:
      'Elija el nombre y la contraseña con los que iniciará sesión. Después active la ' +
      'verificación en dos pasos: antes de eso no se le muestra nada.',
    logIn: (link) => sentence('¿Ya lo hizo? ', link('Iniciar sesión')),
  },
  confirmOwnEmail: {
    title: 'Confirme su correo electrónico',
    lead:
      'Presione el botón para confirmar que usted abrió esta cuenta y leyó nuestro correo ' +
      'electrónico. Nada cambia hasta que lo haga.',
    notMine:
      '¿Usted no abrió una cuenta aquí? No lo presione. Use el enlace «Yo no abrí esta ' +
      'cuenta» del mismo correo electrónico.',
  },
};
