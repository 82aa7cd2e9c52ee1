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
  const groups = new Map<string, SideGroup>();
  for (const [index, plan] of plans.entries()) {
    for (const { table, row } of plan.sideRows) {
      const columns = Object.keys(row);
      const key = `${table}:${columns.join()}`;
      let group = groups.get(key);
      if (!group) groups.set(key, (group = { table, columns, requests: [], rows: [] }));
      group.requests.push(index + 1);
      group.rows.push(Object.values(row).some(isNoJson) ? Object.fromEntries(Object.entries(row).map(([column, value]) => [column, jsonValue(value)])) : row);
    }
  }
  const all = [...groups.values()];
  return [
    textArray(all.map(({ table }) => table)),
    jsonArray(all.map(({ columns }) => columns)),
    jsonArray(all.map(({ requests }) => requests)),
    jsonArray(all.map(({ rows }) => rows)),
  ];
}

const isNoJson = (value: unknown) => typeof value === 'bigint' || value instanceof Uint8Array;

function jsonValue(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  return value;
}
