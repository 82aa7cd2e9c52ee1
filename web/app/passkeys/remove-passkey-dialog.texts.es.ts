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
        ' ya no servirá para iniciar sesión, y se cerrará la sesión en sus demás ' +
          'dispositivos. Su dispositivo puede seguir ofreciéndola hasta que la borre también ' +
          'allí.',
      ),
  },
};
