import type { ReactNode } from 'react';
import { bankFacts } from '../../../config/bank.ts';
import { sentence } from '../../ui/values/sentence.ts';
import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

type LinkOf = (text: string) => ReactNode;

export const signInTexts = inBothLanguages({
  needsScript: {
    en: (phone: ReactNode) =>
      sentence('Online banking needs JavaScript. Please turn it on, or call us at ', phone, '.'),
    es: (phone: ReactNode) =>
      sentence('La banca en línea necesita JavaScript. Actívelo, o llámenos al ', phone, '.'),
  },
  logIn: {
    title: { en: 'Log In', es: 'Iniciar sesión' },
    lead: {
      en: 'Welcome back. Use the username or email you registered with.',
      es:
        'Le damos la bienvenida. Use el nombre de usuario o el correo electrónico con que se ' +
        'registró.',
    },
    support: {
      en: 'Forgot Password? Contact Support',
      es: '¿Olvidó su contraseña? Comuníquese con nosotros',
    },
    resetLink: { en: 'Email me a reset link', es: 'Enviarme un enlace por correo electrónico' },
    register: {
      en: (link: LinkOf) => sentence(`New to ${bankFacts.name}? `, link('Register now')),
      es: (link: LinkOf) =>
        sentence(`¿Aún no tiene cuenta en ${bankFacts.name}? `, link('Registrarse')),
    },
  },
  register: {
    title: { en: 'Register', es: 'Registrarse' },
    lead: {
      en: 'Three fields, and your checking, savings and investment accounts are open.',
      es: 'Tres campos, y sus cuentas de cheques, de ahorros y de inversión quedan abiertas.',
    },
    logIn: {
      en: (link: LinkOf) => sentence('Already a customer? ', link('Log In')),
      es: (link: LinkOf) => sentence('¿Ya es cliente? ', link('Iniciar sesión')),
    },
  },
  forgotPassword: {
    windowTitle: { en: 'Forgot Password', es: 'Contraseña olvidada' },
    title: { en: 'Forgot your password?', es: '¿Olvidó su contraseña?' },
    lead: {
      en:
        'Tell us the email address of your account. We’ll email you a link that works once, ' +
        'for 15 minutes.',
      es:
        'Díganos la dirección de correo electrónico de su cuenta. Le enviaremos un enlace que ' +
        'sirve una sola vez, durante 15 minutos.',
    },
    logIn: {
      en: (link: LinkOf) => sentence('Remembered it? ', link('Log In')),
      es: (link: LinkOf) => sentence('¿La recordó? ', link('Iniciar sesión')),
    },
  },
  resetPassword: {
    windowTitle: { en: 'Reset Password', es: 'Cambiar la contraseña' },
    title: { en: 'Choose a new password', es: 'Elija una contraseña nueva' },
    lead: {
      en: 'Every device that is logged in will have to log in again.',
      es: 'Todos los dispositivos con la sesión iniciada tendrán que iniciarla de nuevo.',
    },
    logIn: {
      en: (link: LinkOf) => sentence('Done, or changed your mind? ', link('Log In')),
      es: (link: LinkOf) => sentence('¿Terminó, o cambió de idea? ', link('Iniciar sesión')),
    },
    another: {
      en: (link: LinkOf) => sentence('Link too old? ', link('Ask for a new one')),
      es: (link: LinkOf) => sentence('¿El enlace ya no sirve? ', link('Pedir uno nuevo')),
    },
  },
  cancelPayment: {
    windowTitle: { en: 'Cancel a payment', es: 'Cancelar un pago' },
    title: { en: 'Cancel this payment?', es: '¿Cancelar este pago?' },
    lead: {
      en:
        'Press the button to cancel the payment that we emailed you about, as long as it is waiting. ' +
        'You don’t need to log in.',
      es:
        'Presione el botón para cancelar el pago del que le avisamos por correo electrónico, mientras ' +
        'esté en espera. No hace falta iniciar sesión.',
    },
    logIn: {
      en: (link: LinkOf) =>
        sentence('It was you? ', link('Log In'), ', or just wait: it leaves at the time we gave.'),
      es: (link: LinkOf) =>
        sentence(
          '¿Fue usted? ',
          link('Inicie sesión'),
          ', o espere: sale a la hora que le dijimos.',
        ),
    },
  },
  notMe: {
    windowTitle: { en: 'This was not me', es: 'No fui yo' },
    title: { en: 'Was this not you?', es: '¿No fue usted?' },
    lead: {
      en:
        'If you did not make the change we emailed you about, or did not open the account, press ' +
        'the button. Payments stop, every device is logged out, and a changed email address goes ' +
        'back. Then you choose a new password.',
      es:
        'Si usted no hizo el cambio del que le avisamos por correo electrónico, o no abrió la ' +
        'cuenta, presione el botón. Los pagos se detienen, se cierra la sesión en todos los ' +
        'dispositivos, y si cambió la dirección de correo electrónico, vuelve a ser la ' +
        'anterior. Después elegirá una contraseña nueva.',
    },
    logIn: {
      en: (link: LinkOf) => sentence('It was you? ', link('Log In'), ' and nothing changes.'),
      es: (link: LinkOf) => sentence('¿Fue usted? ', link('Inicie sesión'), ' y nada cambia.'),
    },
  },
  join: {
    title: { en: 'Join the staff', es: 'Unirse al personal' },
    lead: {
      en:
        'Choose the name and the password that you log in with. After that, turn on two-step ' +
        'sign-in: nothing is shown to you before it is on.',
      es:
        'Elija el nombre y la contraseña con los que iniciará sesión. Después active la ' +
        'verificación en dos pasos: antes de eso no se le muestra nada.',
    },
    logIn: {
      en: (link: LinkOf) => sentence('Done already? ', link('Log In')),
      es: (link: LinkOf) => sentence('¿Ya lo hizo? ', link('Iniciar sesión')),
    },
  },
  confirmOwnEmail: {
    title: { en: 'Confirm your email', es: 'Confirme su correo electrónico' },
    lead: {
      en:
        'Press the button to confirm that you opened this account and read our email. Nothing ' +
        'changes until you do.',
      es:
        'Presione el botón para confirmar que usted abrió esta cuenta y leyó nuestro correo ' +
        'electrónico. Nada cambia hasta que lo haga.',
    },
    notMine: {
      en:
        'You did not open an account here? Do not press this. Use the link “I did not open this ' +
        'account” in the same email.',
      es:
        '¿Usted no abrió una cuenta aquí? No lo presione. Use el enlace «Yo no abrí esta ' +
        'cuenta» del mismo correo electrónico.',
    },
  },
});
