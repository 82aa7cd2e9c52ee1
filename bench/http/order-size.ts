import type { Database } from '../../server/db/database.ts';
import { count, printTable } from '../support/print-table.ts';

/** Bytes of a table: its rows, and its indexes. */
interface Size {
  rows: number;
  indexes: number;
}

export type Sizes = ReadonlyMap<string, Size>;

export async function readSizes(db: Database): Promise<Sizes> {
  const { rows } = await db.query<Size & { name: string }>(
    `SELECT relname AS name, pg_table_size(oid)::integer AS rows,
      pg_indexes_size(oid)::integer AS indexes
       FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  );
  return new Map(rows.map(({ name, ...size }) => [name, size]));
}

/** Prints the room of one order on the disk: the growth of each table, divided by the orders. */
export function printOrderSize(
  before: Sizes,
  after: Sizes,
  { orders, kind }: { orders: number; kind: string },
): void {
  const grown = [...after].map(([name, { rows, indexes }]) => {
    const was = before.get(name) ?? { rows: 0, indexes: 0 };
    return { name, rows: (rows - was.rows) / orders, indexes: (indexes - was.indexes) / orders };
  });
  const ofEach = (size: Size): string[] => [
    count(size.rows + size.indexes),
    count(size.rows),
    count(size.indexes),
  ];
  const sum = (key: keyof Size): number => grown.reduce((total, table) => total + table[key], 0);
  const largest = grown
    .filter(({ rows, indexes }) => rows + indexes >= 5)
    .toSorted((a, b) => b.rows + b.indexes - a.rows - a.indexes);
  console.log(
    `\nBytes of an order between two customers ${kind}, by table, over ${count(orders)} orders:`,
  );
  printTable(
    ['table', 'bytes', 'rows', 'indexes'],
    [
      ...largest.map((table) => [table.name, ...ofEach(table)]),
      ['all', ...ofEach({ rows: sum('rows'), indexes: sum('indexes') })],
    ],
  );
}
