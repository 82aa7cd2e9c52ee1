/** The reason of a failure, for the log and for staff. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
