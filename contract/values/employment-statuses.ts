/** Apart from the loan's schemas, so that the page with the form need not load those. */
export const employmentStatuses = ['employed', 'self-employed', 'unemployed', 'student'] as const;
