/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- drawn as blocks, rows and cells lose their own roles in WebKit */
import type { Key, ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './data-table.css';

export interface Column<Row> {
  /** Names the column's cells in the style sheet: `cell-amount`. */
  name: string;
  title: ReactNode;
  /** Figures are aligned to the right. */
  numeric?: boolean;
  cell: (row: Row) => ReactNode;
}

/** Rows that follow each other and belong together under one heading, such as those of a day. */
export interface RowGroup<Row> {
  key: string;
  heading?: ReactNode;
  rows: readonly Row[];
}

/** The name and the title of the column that has the headings. */
interface Grouping<Row> extends Omit<Column<Row>, 'cell'> {
  /** Cuts the rows into groups, in the order they have. */
  cut: (rows: readonly Row[]) => readonly RowGroup<Row>[];
}

/** For rows that are always there, and a table that is left out with its heading without them. */
export const neverEmpty = null;

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Shown in place of the table while there are no rows: why, and what to do next. */
  empty: ReactElement | typeof neverEmpty;
  grouping?: Grouping<Row>;
  className?: string;
  /** Totals below the rows, by the name of their column. */
  totals?: Readonly<Record<string, ReactNode>>;
  /** The rows shown are of the question before: the new ones are on their way. */
  stale?: boolean;
}

/**
 * A ruled ledger. Below 768 px each row becomes a list item of two lines; the markup stays a table,
 * and says so by its roles. The heading of a group spans its rows and is no row of its own, so that
 * a page of fifteen has fifteen.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  empty,
  grouping,
  className,
  totals,
  stale = false,
}: DataTableProps<Row>) {
  if (rows.length === 0) return empty;
  const groups: readonly RowGroup<Row>[] = grouping?.cut(rows) ?? [{ key: '', rows }];
  return (
    <table role="table" className={classNames('ledger', className)} aria-busy={stale || undefined}>
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {[...(grouping ? [grouping] : []), ...columns].map(({ name, title, numeric }) => (
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
      {groups.map((group) => (
        <tbody key={group.key} role="rowgroup">
          {group.rows.map((row, index) => (
            <tr key={rowKey(row)} role="row">
              {grouping && index === 0 && (
                <th
                  scope="rowgroup"
                  role="rowheader"
                  rowSpan={group.rows.length}
                  className={`cell-${grouping.name}`}
                >
                  {group.heading}
                </th>
              )}
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
      ))}
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
