import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

export const listsTexts = inBothLanguages({
  pageSteps: {
    pages: { en: 'Pages', es: 'Páginas' },
    previous: { en: 'Previous', es: 'Anterior' },
    next: { en: 'Next', es: 'Siguiente' },
  },
  pagination: {
    pages: { en: 'Pages', es: 'Páginas' },
    showingOf: {
      en: (
        first: string | number,
        last: string | number,
        count: string | number,
        orMore: string | number,
      ) => `Showing ${first}–${last} of ${count}${orMore}`,
      es: (
        first: string | number,
        last: string | number,
        count: string | number,
        orMore: string | number,
      ) => `Se muestran ${first}–${last} de ${count}${orMore}`,
    },
    previous: { en: 'Previous', es: 'Anterior' },
    next: { en: 'Next', es: 'Siguiente' },
  },
});
