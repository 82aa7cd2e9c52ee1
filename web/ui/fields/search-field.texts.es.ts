import type { searchTexts as english } from './search-field.texts.ts';

export const searchTexts: typeof english = {
  key: 'Tecla / para buscar',
  keyOn: 'Presione / para buscar. Haga clic para desactivar esta tecla.',
  keyOff: 'La tecla / está desactivada. Haga clic para activarla.',
  clear: 'Borrar la búsqueda',
};
