import type { listsTexts as english } from './lists.texts.ts';

export const listsTexts: typeof english = {
  pageSteps: {
    pages: 'Páginas',
    previous: 'Anterior',
    next: 'Siguiente',
  },
  pagination: {
    pages: 'Páginas',
    showingOf: (first, last, count, orMore) => `Se muestran ${first}–${last} de ${count}${orMore}`,
    previous: 'Anterior',
    next: 'Siguiente',
  },
};
