import { inBothLanguages } from '../../contract/values/in-both-languages.ts';

export const failuresTexts = inBothLanguages({
  networkError: { en: 'Network error.', es: 'Error de red.' },
  offline: { en: 'You are offline. Nothing was sent.', es: 'No tiene conexión. No se envió nada.' },
  backOnline: {
    en: 'You’re back online. Nothing was sent yet.',
    es: 'Ya tiene conexión. Aún no se envió nada.',
  },
  nothingKept: {
    en:
      'Your browser is not saving data for this site, so you can’t stay logged in. Allow ' +
      'cookies and site data for this site, or free up space, then try again.',
    es:
      'Su navegador no guarda datos de este sitio, así que no puede mantener la sesión iniciada. ' +
      'Permita las cookies y los datos de este sitio, o libere espacio, e inténtelo de nuevo.',
  },
});
