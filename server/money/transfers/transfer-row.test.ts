import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { theBank } from '../../services/turns/caller.ts';
import { auditSideRow } from '../../services/audit/audit-event.ts';
import { orderRow, transferSideRow } from './transfer-row.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../db', file), 'utf8');
const schema = read('schema.sql');

/** The columns that the posting function takes of a row, after its request. */
function columnsOf(type: string): string[] {
  const [, columns = ''] =
    new RegExp(`CREATE TYPE ${type} AS \\(request integer, (.*)\\);`).exec(schema) ?? [];
  return columns.split(', ').map((column) => column.split(' ')[0] ?? '');
}

// Of two columns of one type that change places, the database would see nothing.
test('an order and a line of the trail have their columns in the order of their types', () => {
  const now = Temporal.Now.instant();
  const order = orderRow({
    id: 'a',
    kind: 'local',
    status: 'completed',
    senderAccount: '1',
    recipientName: 'b',
    recipientAccount: '2',
    recipientBank: 'c',
    amountMinor: 1n,
    reference: '',
    createdAt: now,
  });
  expect(Object.keys(transferSideRow(order).row)).toEqual(columnsOf('posting_order'));
  const ctx: Context = {
    bank: { clock: { now: () => now } } as Context['bank'],
    requestId: 'r',
    address: '127.0.0.1',
    actor: { name: 'bank', channel: 'api' },
    caller: theBank,
  };
  const line = auditSideRow(ctx, { action: 'transfer.created', subject: 'transfer:a' });
  expect(Object.keys(line.row)).toEqual(columnsOf('posting_trail_line'));
});

// One that it left out would be null in each new order, and two that change places would be taken
// for each other.
test('the posting function writes each column of an order, and into the column of that name', () => {
  const body = read('functions/bank_post.sql');
  const [, into = '', from = ''] =
    /INSERT INTO transfer \(([^)]*)\)\s+SELECT (.*?)\s+FROM unnest/s.exec(body) ?? [];
  const namesIn = (list: string) => list.split(/,\s+/).map((each) => each.replace(/^o\./, ''));
  // The only value that is more than its column.
  const bookedAt = /CASE WHEN .*? ELSE o\.booked_at END/s;
  expect(namesIn(into)).toEqual(columnsOf('posting_order'));
  expect(namesIn(from.replace(bookedAt, 'o.booked_at'))).toEqual(columnsOf('posting_order'));
});
