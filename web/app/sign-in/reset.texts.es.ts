import type { resetTexts as english } from './reset.texts.ts';

export const resetTexts: typeof english = {
  newPassword: 'Contraseña nueva',
  confirmPassword: 'Confirme la contraseña',
  button: 'Cambiar la contraseña',
  busy: 'Cambiando la contraseña...',
  refused: 'No se pudo cambiar la contraseña.',
  unanswered: 'Ocurrió un error al cambiar la contraseña.',
};
