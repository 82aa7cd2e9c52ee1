import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';
import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

export const signInTexts = inBothLanguages({
  logIn: { en: 'Log In', es: 'Iniciar sesión' },
  loggingIn: { en: 'Logging in...', es: 'Iniciando sesión...' },
  identifier: { en: 'Username or email', es: 'Nombre de usuario o correo electrónico' },
  password: { en: 'Password', es: 'Contraseña' },
  remember: { en: 'Remember me', es: 'Recordarme' },
  networkError: { en: 'Network error.', es: 'Error de red.' },
  signedOut: { en: 'You’re logged out.', es: 'Se cerró su sesión.' },
  idle: {
    en:
      'You were logged out because you weren’t active for a while. Log in to pick up where you ' +
      'left off.',
    es:
      'Se cerró su sesión porque no hubo actividad durante un rato. Inicie sesión para seguir ' +
      'donde estaba.',
  },
  expired: {
    en: 'Your session has ended. Log in to pick up where you left off.',
    es: 'Su sesión terminó. Inicie sesión para seguir donde estaba.',
  },
  already: {
    en: (link: (text: string) => ReactNode) =>
      sentence('You’re already logged in. ', link('Go to my accounts')),
    es: (link: (text: string) => ReactNode) =>
      sentence('Ya tiene la sesión iniciada. ', link('Ir a mis cuentas')),
  },
  pleaseLogIn: { en: 'Please log in to continue.', es: 'Inicie sesión para continuar.' },
  passkey: {
    use: { en: 'Use a passkey', es: 'Usar una llave de acceso' },
    waiting: { en: 'Waiting for your passkey...', es: 'Esperando su llave de acceso...' },
    notUsed: {
      en: 'No passkey was used. Try again, or log in with your password.',
      es: 'No se usó ninguna llave de acceso. Inténtelo de nuevo, o inicie sesión con su contraseña.',
    },
    notHere: {
      en: 'This browser cannot use passkeys. Please log in with your password.',
      es: 'Este navegador no puede usar llaves de acceso. Inicie sesión con su contraseña.',
    },
    failed: {
      en: 'Your passkey could not be used here. Please log in with your password.',
      es: 'Su llave de acceso no se pudo usar aquí. Inicie sesión con su contraseña.',
    },
  },
  confirmEmail: {
    password: { en: 'Your account password', es: 'Contraseña de su cuenta' },
    button: { en: 'Confirm your email', es: 'Confirmar su correo electrónico' },
    busy: { en: 'Confirming...', es: 'Confirmando...' },
    dashboard: { en: 'Go to your dashboard', es: 'Ir al inicio' },
  },
  email: { en: 'Email', es: 'Correo electrónico' },
  forgotPassword: {
    button: { en: 'Send me a link', es: 'Enviarme un enlace' },
    busy: { en: 'Sending...', es: 'Enviando...' },
  },
  cancelPayment: {
    button: { en: 'Cancel the payment', es: 'Cancelar el pago' },
    busy: { en: 'Canceling...', es: 'Cancelando...' },
  },
  notMe: {
    button: {
      en: 'Freeze payments and log out every device',
      es: 'Congelar los pagos y cerrar todas las sesiones',
    },
    busy: { en: 'Freezing payments...', es: 'Congelando los pagos...' },
  },
  join: {
    fullName: { en: 'Full name', es: 'Nombre completo' },
    username: { en: 'Username', es: 'Nombre de usuario' },
    confirmPassword: { en: 'Confirm password', es: 'Confirme la contraseña' },
    button: { en: 'Join the staff', es: 'Unirse al personal' },
    busy: { en: 'Joining...', es: 'Uniéndose...' },
  },
  register: {
    username: { en: 'Username', es: 'Nombre de usuario' },
    usernameHint: {
      en: 'At least 3 characters: letters, digits, dot, dash, underscore.',
      es: 'Al menos 3 caracteres: letras, dígitos, punto, guion, guion bajo.',
    },
    button: { en: 'Register', es: 'Registrarse' },
    busy: { en: 'Creating your account...', es: 'Creando su cuenta...' },
    done: {
      en: 'Registration successful! Redirecting…',
      es: 'Su cuenta está abierta. Un momento…',
    },
    refused: {
      en: 'Registration failed. Please try again.',
      es: 'No se pudo completar el registro. Inténtelo de nuevo.',
    },
    unanswered: {
      en: 'An error occurred. Please try again later.',
      es: 'Ocurrió un error. Inténtelo de nuevo más tarde.',
    },
  },
});

export const resetTexts = inBothLanguages({
  newPassword: { en: 'New password', es: 'Contraseña nueva' },
  confirmPassword: { en: 'Confirm password', es: 'Confirme la contraseña' },
  button: { en: 'Reset password', es: 'Cambiar la contraseña' },
  busy: { en: 'Resetting password...', es: 'Cambiando la contraseña...' },
  refused: { en: 'Failed to reset password.', es: 'No se pudo cambiar la contraseña.' },
  unanswered: {
    en: 'An error occurred while resetting the password.',
    es: 'Ocurrió un error al cambiar la contraseña.',
  },
});

export const signInCodeTexts = inBothLanguages({
  lead: {
    en: (name: ReactNode) => sentence('One more step for ', name, '.'),
    es: (name: ReactNode) => sentence('Un paso más para ', name, '.'),
  },
  label: { en: 'Code', es: 'Código' },
  ofApp: {
    en: 'Six digits from your authenticator app.',
    es: 'Seis dígitos de su aplicación de autenticación.',
  },
  ofRecovery: {
    en: 'One of the recovery codes you kept when you turned on two-step sign-in.',
    es: 'Uno de los códigos de recuperación que guardó al activar la verificación en dos pasos.',
  },
  toApp: { en: 'Use my authenticator app', es: 'Usar mi aplicación de autenticación' },
  toRecovery: { en: 'Use a recovery code', es: 'Usar un código de recuperación' },
  otherAccount: { en: 'Use another account', es: 'Usar otra cuenta' },
  none: {
    en: (link: (text: string) => ReactNode) =>
      sentence('Don’t have your app or a recovery code? ', link('Contact Support')),
    es: (link: (text: string) => ReactNode) =>
      sentence(
        '¿No tiene su aplicación ni un código de recuperación? ',
        link('Comuníquese con nosotros'),
      ),
  },
});
