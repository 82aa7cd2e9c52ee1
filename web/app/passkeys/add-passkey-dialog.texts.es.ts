import type { addPasskeyDialogTexts as english } from './add-passkey-dialog.texts.ts';

export const addPasskeyDialogTexts: typeof english = {
  addPasskeyDialog: {
    addAPasskey: 'Agregar una llave de acceso',
    continue: 'Continuar',
    waiting: 'Esperando...',
    yourDeviceAsksForYour:
      'Su dispositivo pide su huella, su rostro o su PIN, y guarda la llave de acceso. ' +
      'Nosotros nunca recibimos nada de eso.',
    name: 'Nombre',
    toTellItFromYour: 'Para distinguirla de las demás.',
    thisDeviceHasAPasskey: 'Este dispositivo ya tiene una llave de acceso para su cuenta.',
    yourDeviceMadeNoPasskey: 'Su dispositivo no creó ninguna llave de acceso. No se cambió nada.',
  },
};
