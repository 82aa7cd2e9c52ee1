/** The column that keeps a field: `payer_id` of `payerId`. The check of statements reads it too. */
export const columnOf = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
