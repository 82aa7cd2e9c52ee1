import { fieldText } from '../../../contract/field-text.texts.ts';
import type { FieldErrors } from './form-state.ts';

/** The first thing wrong with each field, by the field's name. */
export function firstIssues(
  issues: readonly { path: PropertyKey[]; message: string }[],
): FieldErrors {
  const found: FieldErrors = {};
  for (const { path, message } of issues) found[String(path[0])] ??= fieldText(message);
  return found;
}
