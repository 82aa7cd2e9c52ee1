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
    passkeysThatWaitForYou: 'Llaves de acceso que esperan su respuesta',
    aPasskeyWaitsForYou: 'Una llave de acceso espera su respuesta: no deja',
    passkeysWaitForYouThey: (count) => `${count} llaves de acceso esperan su respuesta: no dejan`,
    nobodyInSinceYourPassword: (waiting) =>
      `${waiting} entrar a nadie desde que se cambió su contraseña con un enlace enviado por correo.`,
    mineOrNotMine: '¿Mía o no?',
  },
};
