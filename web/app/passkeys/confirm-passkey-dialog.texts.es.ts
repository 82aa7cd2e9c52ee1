import { sentence } from '../../ui/values/sentence.ts';
import type { confirmPasskeyDialogTexts as english } from './confirm-passkey-dialog.texts.ts';

export const confirmPasskeyDialogTexts: typeof english = {
  confirmPasskeyDialog: {
    isThisPasskeyYours: '¿Es suya esta llave de acceso?',
    yesMine: 'Sí, es mía',
    confirming: 'Confirmando...',
    logsInToYourAccount: (strong) =>
      sentence(
        strong,
        ' volverá a servir para iniciar sesión en su cuenta. Confírmela solo si la agregó ' +
          'usted y todavía tiene el dispositivo en el que está guardada.',
      ),
  },
};
