import type { PostingPlan, SideTable } from './plan.ts';

interface SideGroup {
  table: SideTable;
  columns: string[];
  /** The request each row belongs to, from 1. */
  requests: number[];
  rows: Record<string, unknown>[];
}

/** Side rows as JSON, grouped by table and columns, so that each group is one INSERT and a column left out keeps its default. */
export function encodeSideRows(plans: readonly PostingPlan[]): string {
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
  return JSON.stringify([...groups.values()]);
}

function jsonValue(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  return value;
}
