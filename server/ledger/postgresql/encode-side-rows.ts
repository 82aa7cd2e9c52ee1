import { invariant } from '../../base/invariant.ts';
import type { PostingPlan, SideRow, SideTable } from '../plan.ts';
import { rowArray, textArray, type Cell } from './sql-array.ts';

/**
 * Rows of one table that name the same columns: one INSERT. A column left out keeps its default.
 */
interface SideGroup {
  table: SideTable;
  columns: string[];
  /** The request each row belongs to, from 1. */
  requests: number[];
  rows: Record<string, unknown>[];
}

/** Encodes all else that commits, as `bank_post` takes it: orders, trail, other rows. */
export function encodeSideRows(plans: readonly PostingPlan[]): [string, string, string] {
  const groups: SideGroup[] = [];
  const orders: Cell[][] = [];
  const trail: Cell[][] = [];
  for (const [index, { sideRows }] of plans.entries()) {
    for (const { table, row } of sideRows) {
      const request = index + 1;
      if (table === 'transfer') orders.push([request, ...cellsOf(row)]);
      else if (table === 'audit_event') trail.push([request, ...cellsOf(row)]);
      else addToGroup(groups, request, { table, row });
    }
  }
  // A signature is there before the row that names it.
  const ofSignatures = ({ table }: SideGroup) => Number(table === 'authorisation');
  const inOrder = groups.toSorted((some, other) => ofSignatures(other) - ofSignatures(some));
  return [rowArray(orders), rowArray(trail), rowArray(inOrder.map(groupCells))];
}

const cellsOf = (row: Record<string, unknown>): Cell[] => Object.values(row).map(cellOf);

function cellOf(value: unknown): Cell {
  if (typeof value === 'string' || typeof value === 'bigint') return value;
  invariant(value !== undefined, 'a column without a value is null');
  return value === null ? undefined : JSON.stringify(value);
}

function addToGroup(groups: SideGroup[], request: number, { table, row }: SideRow): void {
  const columns = Object.keys(row);
  let group = groups.find((known) => known.table === table && isSameList(known.columns, columns));
  if (!group) groups.push((group = { table, columns, requests: [], rows: [] }));
  group.requests.push(request);
  group.rows.push(Object.fromEntries(columns.map((column) => [column, jsonValue(row[column])])));
}

/** The type `posting_side_rows`. */
function groupCells({ table, columns, requests, rows }: SideGroup): Cell[] {
  return [table, textArray(columns), `{${requests.join(',')}}`, JSON.stringify(rows)];
}

const isSameList = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((each, index) => each === others[index]);

function jsonValue(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  return value;
}
