export const listsTexts = {
  pageSteps: {
    pages: 'Pages',
    previous: 'Previous',
    next: 'Next',
  },
  pagination: {
    pages: 'Pages',
    showingOf: (
      first: string | number,
      min: string | number,
      count: string | number,
      what: string | number,
    ) => `Showing ${first}–${min} of ${count}${what}`,
    previous: 'Previous',
    next: 'Next',
  },
};
