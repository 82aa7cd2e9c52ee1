import type { profileLinksTexts as english } from './profile-links.texts.ts';

export const profileLinksTexts: typeof english = {
  profileLinks: {
    profile: 'Perfil',
    messages: 'Mensajes',
    passwordReset: 'Cambio de contraseña',
    twoStepSignIn: 'Verificación en dos pasos',
    securityPin: 'PIN de seguridad',
    sessions: 'Sesiones',
  },
};
