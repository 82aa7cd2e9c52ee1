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
      last: string | number,
      count: string | number,
      orMore: string | number,
    ) => `Showing ${first}–${last} of ${count}${orMore}`,
    previous: 'Previous',
    next: 'Next',
  },
};
