import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

export const passwordResetTexts = inBothLanguages({
  passwordResetForm: {
    email: { en: 'Email', es: 'Correo electrónico' },
    newPassword: { en: 'New password', es: 'Contraseña nueva' },
    confirmPassword: { en: 'Confirm password', es: 'Confirmar la contraseña' },
    resettingPassword: { en: 'Resetting password...', es: 'Cambiando la contraseña...' },
    resetPassword: { en: 'Reset password', es: 'Cambiar la contraseña' },
  },
  passwordResetPage: {
    passwordReset: { en: 'Password Reset', es: 'Cambio de contraseña' },
    ifYouLoggedInWithin: {
      en: 'If you logged in within 5 minutes, the change is immediate. Otherwise we email you a link.',
      es:
        'Si inició sesión hace menos de 5 minutos, el cambio es inmediato. Si no, le enviaremos ' +
        'un enlace por correo electrónico.',
    },
  },
});
