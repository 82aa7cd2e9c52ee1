import type { FieldErrors } from './form-state.ts';

/** The first thing wrong with each field, by the field's name, as the schema says it. */
export function firstIssues(
  issues: readonly { path: PropertyKey[]; message: string }[],
): FieldErrors {
  const found: FieldErrors = {};
  for (const { path, message } of issues) found[String(path[0])] ??= message;
  return found;
}
