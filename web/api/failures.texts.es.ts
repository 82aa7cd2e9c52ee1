import type { failuresTexts as english } from './failures.texts.ts';

export const failuresTexts: typeof english = {
  networkError: 'Error de red.',
  offline: 'No tiene conexión. No se envió nada.',
  nothingKept:
    'Su navegador no guarda datos de este sitio, así que no puede mantener la sesión iniciada. ' +
    'Permita las cookies y los datos de este sitio, o libere espacio, e inténtelo de nuevo.',
};
