export const employmentStatuses = ['employed', 'self-employed', 'unemployed', 'student'] as const;
