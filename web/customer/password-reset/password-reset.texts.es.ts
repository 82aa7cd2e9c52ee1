import type { passwordResetTexts as english } from './password-reset.texts.ts';

export const passwordResetTexts: typeof english = {
  passwordResetForm: {
    email: 'Correo electrónico',
    newPassword: 'Contraseña nueva',
    confirmPassword: 'Confirmar la contraseña',
    resettingPassword: 'Cambiando la contraseña...',
    resetPassword: 'Cambiar la contraseña',
  },
  passwordResetPage: {
    passwordReset: 'Cambio de contraseña',
    ifYouLoggedInWithin:
      'Si inició sesión hace menos de 5 minutos, el cambio es inmediato. Si no, le enviaremos ' +
      'un enlace por correo electrónico.',
  },
};
