import type { PostingPlan, SideTable } from './plan.ts';
import { textArray } from './sql-array.ts';

interface SideGroup {
  table: SideTable;
  columns: string[];
  /** The request each row belongs to, from 1. */
  requests: number[];
  rows: Record<string, unknown>[];
}

/** Tables, columns, requests and rows of the side rows, grouped by table and columns: each group is one INSERT, and a column left out keeps its default. */
export function encodeSideRows(plans: readonly PostingPlan[]): [string, string, string, string] {
  const groups = new Map<string, SideGroup>();
  for (const [index, plan] of plans.entries()) {
    for (const { table, row } of plan.sideRows) {
      const columns = Object.keys(row);
      const key = `${table}:${columns.join()}`;
      let group = groups.get(key);
      if (!group) groups.set(key, (group = { table, columns, requests: [], rows: [] }));
      group.requests.push(index + 1);
      group.rows.push(Object.fromEntries(Object.entries(row).map(([column, value]) => [column, jsonValue(value)])));
    }
  }
  const all = [...groups.values()];
  return [
    textArray(all.map(({ table }) => table)),
    textArray(all.map(({ columns }) => JSON.stringify(columns))),
    textArray(all.map(({ requests }) => JSON.stringify(requests))),
    textArray(all.map(({ rows }) => JSON.stringify(rows))),
  ];
}

function jsonValue(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  return value;
}
