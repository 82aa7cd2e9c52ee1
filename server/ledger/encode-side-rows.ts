import type { PostingPlan, SideTable } from './plan.ts';
import { jsonArray, textArray } from './sql-array.ts';

interface SideGroup {
  table: SideTable;
  columns: string[];
  /** The request each row belongs to, from 1. */
  requests: number[];
  rows: Record<string, unknown>[];
}

/** Tables, columns, requests and rows of the side rows, grouped by table and columns: each group is one INSERT, and a column left out keeps its default. */
export function encodeSideRows(plans: readonly PostingPlan[]): [string, string, string, string] {
  const groups: SideGroup[] = [];
  for (const [index, plan] of plans.entries()) {
    for (const { table, row } of plan.sideRows) {
      const columns = Object.keys(row);
      let group = groups.find((known) => known.table === table && isSameList(known.columns, columns));
      if (!group) groups.push((group = { table, columns, requests: [], rows: [] }));
      group.requests.push(index + 1);
      group.rows.push(columns.some((column) => isNoJson(row[column])) ? Object.fromEntries(columns.map((column) => [column, jsonValue(row[column])])) : row);
    }
  }
  return [
    textArray(groups.map(({ table }) => table)),
    jsonArray(groups.map(({ columns }) => columns)),
    jsonArray(groups.map(({ requests }) => requests)),
    jsonArray(groups.map(({ rows }) => rows)),
  ];
}

const isSameList = (some: readonly string[], others: readonly string[]) => some.length === others.length && some.every((each, index) => each === others[index]);

const isNoJson = (value: unknown) => typeof value === 'bigint' || value instanceof Uint8Array;

function jsonValue(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  return value;
}
