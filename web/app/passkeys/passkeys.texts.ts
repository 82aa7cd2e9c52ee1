import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';
import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

type Wrap = (text: ReactNode) => ReactNode;

export const passkeysTexts = inBothLanguages({
  passkeyItem: {
    added: {
      en: (moment: string | number) => `Added ${moment}`,
      es: (moment: string | number) => `Agregada el ${moment}`,
    },
    notUsedYet: { en: 'Not used yet', es: 'Aún sin usar' },
    lastUsed: {
      en: (moment: string | number) => `Last used ${moment}`,
      es: (moment: string | number) => `Último uso: ${moment}`,
    },
    waitsForYou: { en: 'Waiting for you', es: 'Espera su confirmación' },
    sinceWhenYourPasswordWas: {
      en: (moment: string | number) =>
        `Your password was reset through an emailed link on ${moment}. This passkey won’t work ` +
        'until you confirm it.',
      es: (moment: string | number) =>
        `Su contraseña se cambió el ${moment} con un enlace enviado por correo electrónico. ` +
        'Esta llave de acceso no servirá hasta que usted la confirme.',
    },
    mineThePasskey: {
      en: (hidden: Wrap, name: ReactNode) =>
        sentence('Mine', hidden(sentence(': the passkey ', name))),
      es: (hidden: Wrap, name: ReactNode) =>
        sentence('Es mía', hidden(sentence(': la llave de acceso ', name))),
    },
    remove: { en: 'Remove', es: 'Quitar' },
    notMineRemove: { en: 'Not mine: remove', es: 'No es mía: quitar' },
    thePasskey: {
      en: (name: string | number) => ` the passkey ${name}`,
      es: (name: string | number) => ` la llave de acceso ${name}`,
    },
  },
  passkeys: {
    passkeys: { en: 'Passkeys', es: 'Llaves de acceso' },
    aPasskeyLogsYouIn: {
      en:
        'A passkey logs you in with your fingerprint, face or device PIN, without a password ' +
        'or code. It works only on our pages.',
      es:
        'Con una llave de acceso inicia sesión con su huella, su rostro o el PIN de su ' +
        'dispositivo, sin contraseña ni código. Solo funciona en nuestras páginas.',
    },
    yourPasskeysCouldNotBe: {
      en: 'Your passkeys could not be loaded. Nothing was changed by this.',
      es: 'No se pudieron cargar sus llaves de acceso. No se cambió nada.',
    },
    loadingPasskeys: { en: 'Loading passkeys', es: 'Cargando las llaves de acceso' },
    noAnswerCameTheList: {
      en: 'We didn’t hear back. The list shows whether it worked.',
      es: 'No hubo respuesta. La lista muestra si funcionó.',
    },
    yourPasskeys: { en: 'Your passkeys', es: 'Sus llaves de acceso' },
    addASecondOneOn: {
      en:
        'Add a second one on another device, so you can still log in this way if you lose the ' +
        'first.',
      es:
        'Agregue una segunda en otro dispositivo, para poder iniciar sesión así aunque pierda ' +
        'el primero.',
    },
    youHaveTenPasskeysRemove: {
      en: 'You have ten passkeys. Remove one first.',
      es: 'Tiene diez llaves de acceso. Quite una primero.',
    },
    addAPasskey: { en: 'Add a passkey', es: 'Agregar una llave de acceso' },
    noPasskeyWasAdded: { en: 'No passkey was added.', es: 'No se agregó ninguna llave de acceso.' },
    thisBankHasAnAddress: {
      en: 'Passkeys can’t be used at this address.',
      es: 'En esta dirección no se pueden usar llaves de acceso.',
    },
    passkeysCanBeAddedAt: {
      en: (address: string | number) => `Passkeys can be added at ${address} only.`,
      es: (address: string | number) =>
        `Las llaves de acceso solo se pueden agregar en ${address}.`,
    },
    thisBrowserCannotUse: {
      en: 'This browser cannot use passkeys.',
      es: 'Este navegador no puede usar llaves de acceso.',
    },
  },
  provePasskey: {
    yourDeviceShowedNoPasskey: {
      en: 'Your device didn’t offer a passkey, so nothing was changed. Please try again.',
      es:
        'Su dispositivo no ofreció ninguna llave de acceso, así que no se cambió nada. ' +
        'Inténtelo de nuevo.',
    },
    noMoneyWasMoved: {
      en:
        'Your device didn’t offer a passkey, so no money was moved. Please try again, or use ' +
        'your PIN.',
      es:
        'Su dispositivo no ofreció ninguna llave de acceso, así que no se movió dinero. ' +
        'Inténtelo de nuevo, o use su PIN.',
    },
  },
});

export const addPasskeyDialogTexts = inBothLanguages({
  addPasskeyDialog: {
    addAPasskey: { en: 'Add a passkey', es: 'Agregar una llave de acceso' },
    continue: { en: 'Continue', es: 'Continuar' },
    waiting: { en: 'Waiting...', es: 'Esperando...' },
    yourDeviceAsksForYour: {
      en:
        'Your device asks for your fingerprint, your face or its PIN, and keeps the ' +
        'passkey. We never receive any of these.',
      es:
        'Su dispositivo pide su huella, su rostro o su PIN, y guarda la llave de acceso. ' +
        'Nosotros nunca recibimos nada de eso.',
    },
    name: { en: 'Name', es: 'Nombre' },
    toTellItFromYour: {
      en: 'So you can tell it apart from your other passkeys.',
      es: 'Para distinguirla de las demás.',
    },
    thisDeviceHasAPasskey: {
      en: 'This device already has a passkey for your account.',
      es: 'Este dispositivo ya tiene una llave de acceso para su cuenta.',
    },
    yourDeviceMadeNoPasskey: {
      en: 'Your device didn’t create a passkey. Nothing was changed.',
      es: 'Su dispositivo no creó ninguna llave de acceso. No se cambió nada.',
    },
  },
});

export const confirmPasskeyDialogTexts = inBothLanguages({
  confirmPasskeyDialog: {
    isThisPasskeyYours: { en: 'Is this passkey yours?', es: '¿Es suya esta llave de acceso?' },
    yesMine: { en: 'Yes, mine', es: 'Sí, es mía' },
    confirming: { en: 'Confirming...', es: 'Confirmando...' },
    logsInToYourAccount: {
      en: (strong: ReactNode) =>
        sentence(
          strong,
          ' will log in to your account again. Confirm it only if you added it yourself and ' +
            'still have the device it is on.',
        ),
      es: (strong: ReactNode) =>
        sentence(
          strong,
          ' volverá a servir para iniciar sesión en su cuenta. Confírmela solo si la agregó ' +
            'usted y todavía tiene el dispositivo en el que está guardada.',
        ),
    },
  },
});

export const removePasskeyDialogTexts = inBothLanguages({
  removePasskeyDialog: {
    removeThisPasskey: { en: 'Remove this passkey?', es: '¿Quitar esta llave de acceso?' },
    remove: { en: 'Remove', es: 'Quitar' },
    removing: { en: 'Removing...', es: 'Quitando...' },
    noLongerLogsYouIn: {
      en: (strong: ReactNode) =>
        sentence(
          strong,
          ' will no longer log you in, and your other devices will be logged out. Your device ' +
            'may keep offering it until you delete it there too.',
        ),
      es: (strong: ReactNode) =>
        sentence(
          strong,
          ' ya no servirá para iniciar sesión, y se cerrará la sesión en sus demás ' +
            'dispositivos. Su dispositivo puede seguir ofreciéndola hasta que la borre también ' +
            'allí.',
        ),
    },
  },
});
