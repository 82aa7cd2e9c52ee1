/** Stops when the program itself is wrong. A person's mistake is a refusal instead. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new InvariantError(message);
}

export class InvariantError extends Error {
  override name = 'InvariantError';
}

/** A row that the caller knows to be there, such as a case whose lock it holds. */
export function there<Row>(found: Row | undefined, name: string): Row {
  invariant(found !== undefined, `${name} is there`);
  return found;
}
