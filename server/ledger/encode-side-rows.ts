import { invariant } from '../invariant.ts';
import type { PostingPlan, SideRow, SideTable } from './plan.ts';
import { jsonArray, numberArray, textArray } from './sql-array.ts';

interface SideGroup {
  table: SideTable;
  columns: string[];
  /** The request each row belongs to, from 1. */
  requests: number[];
  rows: Record<string, unknown>[];
}

/** Rows of one table whose columns are always the same, one cell after the other. */
interface CellRows {
  columns: readonly string[];
  /** The request each row belongs to, from 1. */
  requests: number[];
  cells: (string | undefined)[];
}

// What every order writes, in the order of the posting function's own statements (0039-order-rows-as-cells.sql).
const orderColumns =
  'id kind status status_reason payer_id payer_account_id payee_id payee_account_id sender_account recipient_name recipient_account recipient_bank recipient_routing recipient_swift recipient_iban recipient_country bill_type fx_rate amount_minor currency debited_usd_minor fee_minor transfer_type reference transfer_date created_at booked_at journal_id due_at'.split(
    ' ',
  );
const trailColumns = 'id at actor action subject request_id address details'.split(' ');

/** Side rows as the posting function takes them. */
export interface EncodedSideRows {
  /** Tables, columns, requests and rows, grouped by table and columns: each group is one INSERT, and a column left out keeps its default. */
  groups: [string, string, string, string];
  /** Requests and cells of the orders, then of the lines of the trail. */
  cells: [string, string, string, string];
}

export function encodeSideRows(plans: readonly PostingPlan[]): EncodedSideRows {
  const groups: SideGroup[] = [];
  const orders: CellRows = { columns: orderColumns, requests: [], cells: [] };
  const trail: CellRows = { columns: trailColumns, requests: [], cells: [] };
  for (const [index, { sideRows }] of plans.entries()) {
    for (const sideRow of sideRows) {
      if (sideRow.table === 'transfer') addCells(orders, index + 1, sideRow.row);
      else if (sideRow.table === 'audit_event') addCells(trail, index + 1, sideRow.row);
      else addToGroup(groups, index + 1, sideRow);
    }
  }
  return {
    groups: [
      textArray(groups.map(({ table }) => table)),
      jsonArray(groups.map(({ columns }) => columns)),
      jsonArray(groups.map(({ requests }) => requests)),
      jsonArray(groups.map(({ rows }) => rows)),
    ],
    cells: [numberArray(orders.requests), textArray(orders.cells), numberArray(trail.requests), textArray(trail.cells)],
  };
}

function addCells({ columns, requests, cells }: CellRows, request: number, row: Record<string, unknown>): void {
  invariant(Object.keys(row).length === columns.length, 'the posting function writes these columns, no more and no fewer');
  requests.push(request);
  for (const column of columns) cells.push(cellText(row[column]));
}

function cellText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  invariant(value !== undefined, 'a column without a value is null');
  if (value === null) return undefined;
  return typeof value === 'bigint' ? value.toString() : JSON.stringify(value);
}

function addToGroup(groups: SideGroup[], request: number, { table, row }: SideRow): void {
  const columns = Object.keys(row);
  let group = groups.find((known) => known.table === table && isSameList(known.columns, columns));
  if (!group) groups.push((group = { table, columns, requests: [], rows: [] }));
  group.requests.push(request);
  group.rows.push(columns.some((column) => isNoJson(row[column])) ? Object.fromEntries(columns.map((column) => [column, jsonValue(row[column])])) : row);
}

const isSameList = (some: readonly string[], others: readonly string[]) => some.length === others.length && some.every((each, index) => each === others[index]);

const isNoJson = (value: unknown) => typeof value === 'bigint' || value instanceof Uint8Array;

function jsonValue(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  return value;
}
