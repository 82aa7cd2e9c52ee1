import { sentence } from '../../ui/values/sentence.ts';
import type { signInTexts as english } from './sign-in.texts.ts';

export const signInTexts: typeof english = {
  logIn: 'Iniciar sesión',
  loggingIn: 'Iniciando sesión...',
  identifier: 'Nombre de usuario o correo electrónico',
  password: 'Contraseña',
  remember: 'Recordarme',
  networkError: 'Error de red.',
  signedOut: 'Se cerró su sesión.',
  idle:
    'Se cerró su sesión porque no hubo actividad durante un rato. Inicie sesión para seguir ' +
    'donde estaba.',
  expired: 'Su sesión terminó. Inicie sesión para seguir donde estaba.',
  already: (link) => sentence('Ya tiene la sesión iniciada. ', link('Ir a mis cuentas')),
  pleaseLogIn: 'Inicie sesión para continuar.',
  passkey: {
    use: 'Usar una llave de acceso',
    waiting: 'Esperando su llave de acceso...',
    notUsed:
      'No se usó ninguna llave de acceso. Inténtelo de nuevo, o inicie sesión con su contraseña.',
    notHere: 'Este navegador no puede usar llaves de acceso. Inicie sesión con su contraseña.',
    failed: 'Su llave de acceso no se pudo usar aquí. Inicie sesión con su contraseña.',
  },
  confirmEmail: {
    password: 'Contraseña de su cuenta',
    button: 'Confirmar su correo electrónico',
    busy: 'Confirmando...',
    dashboard: 'Ir al inicio',
  },
  email: 'Correo electrónico',
  forgotPassword: { button: 'Enviarme un enlace', busy: 'Enviando...' },
  notMe: {
    button: 'Congelar los pagos y cerrar todas las sesiones',
    busy: 'Congelando los pagos...',
  },
  join: {
    fullName: 'Nombre completo',
    username: 'Nombre de usuario',
    confirmPassword: 'Confirme la contraseña',
    button: 'Unirse al personal',
    busy: 'Uniéndose...',
  },
  register: {
    username: 'Nombre de usuario',
    usernameHint: 'Al menos 3 caracteres: letras, dígitos, punto, guion, guion bajo.',
    button: 'Registrarse',
    busy: 'Creando su cuenta...',
    done: 'Su cuenta está abierta. Un momento…',
    refused: 'No se pudo completar el registro. Inténtelo de nuevo.',
    unanswered: 'Ocurrió un error. Inténtelo de nuevo más tarde.',
  },
};
