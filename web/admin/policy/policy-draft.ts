import type { PolicyName } from '../../../contract/values/policy.ts';
import type { FieldErrors } from '../../ui/form/form-state.ts';
import { rawOf, typedOf, type PolicyField, type Raw, type Typed } from './policy-field.ts';
import { policySheets } from './policy-sheets.ts';

/** A fault in what was typed. */
export interface PolicyComplaint {
  text: string;
  row?: number | undefined;
  field?: string | undefined;
}

/** The key of a row while it is moved; no field of any policy. */
export const rowKey = 'rowKey';

let rowsMade = 0;

function typedRow(name: PolicyName, row: Raw): Typed {
  const fields = policySheets[name].fields.map(
    (field) => [field.name, typedOf(field, row[field.name])] as const,
  );
  return { ...Object.fromEntries(fields), [rowKey]: `row-${(rowsMade += 1)}` };
}

/** @returns a policy as its fields show it. */
export function draftOf(name: PolicyName, value: unknown): Typed[] {
  return policySheets[name].rowsOf(value).map((row) => typedRow(name, row));
}

/** A row to fill. */
export function newRow(name: PolicyName): Typed {
  return typedRow(name, policySheets[name].list?.newRow ?? {});
}

const malformed: Record<PolicyField['kind'], string> = {
  money: 'Please type the amount like 1,234.50.',
  percent: 'Please type the percentage like 4.25.',
  whole: 'Please type a whole number.',
  day: 'Please enter a valid date.',
  text: 'Please fill this in.',
  choice: 'Please choose one.',
  flag: '',
  fixed: '',
};

const rawRow = (name: PolicyName, typed: Typed): Raw =>
  Object.fromEntries(
    policySheets[name].fields.map((field) => [field.name, rawOf(field, typed[field.name])]),
  );

/**
 * @returns the policy that was typed, or the fields that cannot be read. The bank judges whether it
 * may be so.
 */
export function readDraft(
  name: PolicyName,
  draft: readonly Typed[],
): { value: unknown } | { complaints: PolicyComplaint[] } {
  const { fields, valueOf } = policySheets[name];
  const rows = draft.map((typed) => rawRow(name, typed));
  const complaints = rows.flatMap((raw, row) =>
    fields
      .filter((field) => raw[field.name] === undefined || raw[field.name] === '')
      .map((field) => ({ text: malformed[field.kind], row, field: field.name })),
  );
  return complaints.length === 0 ? { value: valueOf(rows) } : { complaints };
}

/** @returns the faults that the bank names, at the rows and fields they are about. */
export function complaintsOf(
  name: PolicyName,
  draft: readonly Typed[],
  fields: FieldErrors,
): PolicyComplaint[] {
  const rows = draft.map((typed) => rawRow(name, typed));
  return Object.entries(fields)
    .filter(([path]) => path.split('.')[0] === 'value')
    .map(([path, text = '']) => ({
      text,
      ...policySheets[name].placeOf(path.split('.').slice(1), rows),
    }));
}
