import { plural } from '../ui/values/plural.ts';
import type { profileLinksTexts as english } from './profile-links.texts.ts';

export const profileLinksTexts: typeof english = {
  profileLinks: {
    profile: 'Perfil',
    messages: 'Mensajes',
    unreadMessages: (count) =>
      plural(count, { one: '# mensaje sin leer', other: '# mensajes sin leer' }),
    security: 'Seguridad',
    passwordReset: 'Cambio de contraseña',
    twoStepSignIn: 'Verificación en dos pasos',
    securityPin: 'PIN de seguridad',
    sessions: 'Sesiones',
  },
};
