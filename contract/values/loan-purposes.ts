export const loanPurposes = ['personal', 'home', 'auto', 'education'] as const;

export type LoanPurpose = (typeof loanPurposes)[number];
