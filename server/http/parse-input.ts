import type * as z from 'zod/mini';
import { refuse } from '../base/refusal.ts';

type Issue = z.core.$ZodIssue;

/**
 * Field name and text of an issue; the first text of a field wins. Unknown keys are named one by
 * one.
 */
function* fieldTexts(issue: Issue): Generator<[string, string]> {
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys) yield [[...issue.path, key].join('.'), 'Unknown field.'];
    return;
  }
  if (issue.path.length === 0 && issue.code === 'invalid_type')
    yield ['body', 'The body must be a JSON object.'];
  else yield [issue.path.join('.') || 'body', issue.message];
}

/**
 * Reads input with the contract's schema.
 * @throws {Refusal} INVALID_FIELDS (400) with every wrong field by name.
 */
export function parseInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fields = new Map<string, string>();
  for (const issue of result.error.issues) {
    for (const [field, text] of fieldTexts(issue)) if (!fields.has(field)) fields.set(field, text);
  }
  const [first = ''] = fields.values();
  return refuse('INVALID_FIELDS', { params: { first }, fields: Object.fromEntries(fields) });
}
