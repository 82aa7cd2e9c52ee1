import type { accountOffersTexts as english } from './account-offers.texts.ts';

export const accountOffersTexts: typeof english = {
  confirmEmailOffer: {
    confirmYourEmail: 'Confirme su correo electrónico',
    confirmYourEmailOpenThe: (email) =>
      `Confirme su correo electrónico: abra el enlace que enviamos a ${email}.`,
    sending: 'Enviando...',
    emailANewLink: 'Enviar otro enlace',
  },
  waitingPasskeysOffer: {
    passkeysThatWaitForYou: 'Llaves de acceso que esperan su confirmación',
    aPasskeyWaitsForYou: 'Una llave de acceso espera su confirmación: no sirve',
    passkeysWaitForYouThey: (count) =>
      `${count} llaves de acceso esperan su confirmación: no sirven`,
    nobodyInSinceYourPassword: (waiting) =>
      `${waiting} desde que se cambió su contraseña con un enlace enviado por correo electrónico.`,
    mineOrNotMine: 'Revisar las llaves',
  },
};
