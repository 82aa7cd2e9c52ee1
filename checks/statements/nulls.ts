/**
 * The chance of a null in an answer's column; `unknown` where the statement alone does not tell.
 */
export type Nulls = 'never' | 'may' | 'unknown';

/** Of a value that any of some parts makes null. */
export function any(parts: Nulls[]): Nulls {
  if (parts.includes('may')) return 'may';
  return parts.includes('unknown') ? 'unknown' : 'never';
}

/** Of the first of some values that is not null. */
export function firstOf(parts: Nulls[]): Nulls {
  if (parts.includes('never')) return 'never';
  return parts.includes('unknown') ? 'unknown' : 'may';
}
