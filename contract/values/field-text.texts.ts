/**
 * @returns the fault of a field, as its reader reads it. The schemas say it in English; the Spanish
 * file of this one has a text for each.
 */
export const fieldText = (text: string): string => text;
