/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- drawn as blocks, rows and cells lose their own roles in WebKit */
import type { Key, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './data-table.css';

export interface Column<Row> {
  /** Names the column's cells in the style sheet: `cell-amount`. */
  name: string;
  title: ReactNode;
  /** Figures stand to the right. */
  numeric?: boolean;
  cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  className?: string;
  /** Totals below the rows, by the name of their column. */
  totals?: Readonly<Record<string, ReactNode>>;
  /** The rows shown are of the question before: the new ones are on their way. */
  stale?: boolean;
}

/**
 * A ruled ledger. Below 768 px each row becomes a list item of two lines; the markup stays a table,
 * and says so by its roles.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  className,
  totals,
  stale = false,
}: DataTableProps<Row>) {
  return (
    <table role="table" className={classNames('ledger', className)} aria-busy={stale || undefined}>
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ name, title, numeric }) => (
            <th
              key={name}
              scope="col"
              role="columnheader"
              className={classNames(`cell-${name}`, numeric && 'cell-numeric')}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map(({ name, numeric, cell }) => (
              <td
                key={name}
                role="cell"
                className={classNames(`cell-${name}`, numeric && 'cell-numeric')}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {totals && (
        <tfoot role="rowgroup">
          <tr role="row">
            {columns.map(({ name, numeric }) => (
              <td
                key={name}
                role="cell"
                className={classNames(`cell-${name}`, numeric && 'cell-numeric')}
              >
                {totals[name]}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
