import { sentence } from '../../ui/values/sentence.ts';
import type { removePasskeyDialogTexts as english } from './remove-passkey-dialog.texts.ts';

export const removePasskeyDialogTexts: typeof english = {
  removePasskeyDialog: {
    removeThisPasskey: '¿Quitar esta llave de acceso?',
    remove: 'Quitar',
    removing: 'Quitando...',
    noLongerLogsYouIn: (strong) =>
      sentence(
        strong,
        ' ya no inicia sesión por usted, y se cierran sus demás sesiones. Su dispositivo ' +
          'puede seguir ofreciéndola hasta que la borre también allí.',
      ),
  },
};
