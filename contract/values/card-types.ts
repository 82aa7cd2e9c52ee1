export const cardTypes = ['credit', 'debit'] as const;
export type CardType = (typeof cardTypes)[number];
