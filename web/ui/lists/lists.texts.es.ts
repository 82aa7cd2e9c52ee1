import type { listsTexts as english } from './lists.texts.ts';

export const listsTexts: typeof english = {
  pageSteps: {
    pages: 'Páginas',
    previous: 'Anterior',
    next: 'Siguiente',
  },
  pagination: {
    pages: 'Páginas',
    showingOf: (first, min, count, what) => `Se muestran ${first}–${min} de ${count}${what}`,
    previous: 'Anterior',
    next: 'Siguiente',
  },
};
