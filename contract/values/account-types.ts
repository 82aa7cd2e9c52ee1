export const accountTypes = ['Checking Account', 'Savings Account', 'Investment Account'] as const;
export type AccountType = (typeof accountTypes)[number];
