/**
 * What the bank says of a thing that was done, as its reader reads it. The bank says it in English;
 * the Spanish file of this one has a text for each.
 */
export const answerText = (message: string): string => message;
