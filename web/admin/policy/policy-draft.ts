import '../../app/configure-zod.ts';
import { policies, type PolicyName } from '../../../contract/policy.ts';
import { rawOf, typedOf, type Raw, type Typed } from './policy-field.ts';
import { policySheets } from './policy-sheets.ts';

/** What is wrong with what was typed. */
export interface PolicyComplaint {
  text: string;
  row?: number | undefined;
  field?: string | undefined;
}

/** What a row is told apart by while it is moved; no field of any policy. */
export const rowKey = 'rowKey';

function typedRow(name: PolicyName, row: Raw): Typed {
  const fields = policySheets[name].fields.map((field) => [field.name, typedOf(field, row[field.name])] as const);
  return { ...Object.fromEntries(fields), [rowKey]: crypto.randomUUID() };
}

/** A policy as it stands in its fields. */
export function draftOf(name: PolicyName, value: unknown): Typed[] {
  return policySheets[name].rowsOf(value).map((row) => typedRow(name, row));
}

/** A row to fill. */
export function newRow(name: PolicyName): Typed {
  return typedRow(name, policySheets[name].list?.newRow ?? {});
}

/** The policy that was typed, judged by the schema that the bank judges it by; or what is wrong. */
export function checkDraft(name: PolicyName, draft: readonly Typed[]): { value: unknown } | { complaints: PolicyComplaint[] } {
  const { fields, valueOf, placeOf } = policySheets[name];
  const rows = draft.map((typed) => Object.fromEntries(fields.map((field) => [field.name, rawOf(field, typed[field.name])])));
  const checked = policies[name].safeParse(valueOf(rows));
  if (checked.success) return { value: checked.data };
  return { complaints: checked.error.issues.map(({ path, message }) => ({ text: message, ...placeOf(path, rows) })) };
}
