const begins = /^\s*(?:SELECT|WITH)\b/i;
const writes = /\b(?:INSERT|UPDATE|DELETE|MERGE)\b/i;

/**
 * Whether a statement only reads. Which connections it goes by hangs on this; those for reading
 * refuse to write, so that a function that writes is found and not believed.
 */
export function onlyReads(sql: string): boolean {
  return begins.test(sql) && !writes.test(sql);
}
