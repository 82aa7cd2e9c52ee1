import { sentence } from '../../ui/values/sentence.ts';
import type { passkeysTexts as english } from './passkeys.texts.ts';

export const passkeysTexts: typeof english = {
  passkeyItem: {
    added: (moment) => `Agregada el ${moment}`,
    notUsedYet: 'Aún sin usar',
    lastUsed: (moment) => `Último uso: ${moment}`,
    waitsForYou: 'Espera su confirmación',
    sinceWhenYourPasswordWas: (moment) =>
      `Su contraseña se cambió el ${moment} con un enlace enviado por correo electrónico. ` +
      'Esta llave de acceso no servirá hasta que usted la confirme.',
    mineThePasskey: (hidden, name) =>
      sentence('Es mía', hidden(sentence(': la llave de acceso ', name))),
    remove: 'Quitar',
    notMineRemove: 'No es mía: quitar',
    thePasskey: (name) => ` la llave de acceso ${name}`,
  },
  passkeys: {
    passkeys: 'Llaves de acceso',
    aPasskeyLogsYouIn:
      'Con una llave de acceso inicia sesión con su huella, su rostro o el PIN de su ' +
      'dispositivo, sin contraseña ni código. Solo funciona en nuestras páginas.',
    yourPasskeysCouldNotBe: 'No se pudieron cargar sus llaves de acceso. No se cambió nada.',
    loadingPasskeys: 'Cargando las llaves de acceso',
    noAnswerCameTheList: 'No hubo respuesta. La lista muestra si funcionó.',
    yourPasskeys: 'Sus llaves de acceso',
    addASecondOneOn:
      'Agregue una segunda en otro dispositivo, para poder iniciar sesión así aunque pierda ' +
      'el primero.',
    youHaveTenPasskeysRemove: 'Tiene diez llaves de acceso. Quite una primero.',
    addAPasskey: 'Agregar una llave de acceso',
    noPasskeyWasAdded: 'No se agregó ninguna llave de acceso.',
    thisBankHasAnAddress: 'En esta dirección no se pueden usar llaves de acceso.',
    passkeysCanBeAddedAt: (address) => `Las llaves de acceso solo se pueden agregar en ${address}.`,
    thisBrowserCannotUse: 'Este navegador no puede usar llaves de acceso.',
  },
  provePasskey: {
    yourDeviceShowedNoPasskey:
      'Su dispositivo no ofreció ninguna llave de acceso, así que no se cambió nada. ' +
      'Inténtelo de nuevo.',
    noMoneyWasMoved:
      'Su dispositivo no ofreció ninguna llave de acceso, así que no se movió dinero. ' +
      'Inténtelo de nuevo, o use su PIN.',
  },
};
