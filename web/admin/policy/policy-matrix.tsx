import type { PolicyForStaff } from '../../../contract/staff/policy-changes.ts';
import { DataTable, neverEmpty } from '../../ui/lists/data-table.tsx';
import { shownAs, type PolicyField, type Raw } from './policy-field.ts';
import { policySheets } from './policy-sheets.ts';

/** A policy of many figures at a glance: a line for each row, a column for each field. */
export function PolicyMatrix({ policy: { name, value } }: { policy: PolicyForStaff }) {
  const { title, fields, rowsOf } = policySheets[name];
  return (
    <DataTable
      caption={title}
      className="policy-matrix"
      columns={fields.map(columnOf)}
      rows={rowsOf(value)}
      rowKey={(row) => String(row[fields[0]?.name ?? ''])}
      empty={neverEmpty}
    />
  );
}

const columnOf = (field: PolicyField, index: number) => ({
  name: index === 0 ? 'name' : 'figure',
  title: field.label,
  numeric: index > 0,
  cell: (row: Raw) => (
    <>
      <span className="policy-matrix-label" aria-hidden="true">
        {field.label}{' '}
      </span>
      {shownAs(field, row[field.name])}
    </>
  ),
});
