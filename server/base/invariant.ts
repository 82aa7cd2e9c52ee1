/** Stops when the program itself is wrong. A person's mistake is a refusal instead. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new InvariantError(message);
}

export class InvariantError extends Error {
  override name = 'InvariantError';
}
