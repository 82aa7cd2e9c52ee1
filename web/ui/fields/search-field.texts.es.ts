import type { searchTexts as english } from './search-field.texts.ts';

export const searchTexts: typeof english = {
  key: 'Tecla / para buscar',
  keyOn: 'Presione / para buscar. Haga clic para desactivar este atajo.',
  keyOff: 'El atajo / está desactivado. Haga clic para activarlo.',
  clear: 'Borrar la búsqueda',
};
