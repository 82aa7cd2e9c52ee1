import { expect, test } from 'vitest';
import { encodeSideRows } from './encode-side-rows.ts';
import type { PostingPlan, SideRow } from '../plan.ts';

const line = {
  id: 'a',
  at: 'b',
  actor: 'c',
  action: 'd',
  subject: 'e',
  request_id: 'f',
  address: 'g',
  details: {},
};

const planOf = (...sideRows: SideRow[]): PostingPlan => ({
  claimId: '00000000-0000-4000-8000-000000000001',
  payloadHash: '00',
  requestId: 'test',
  preconditions: [],
  activities: [],
  sideRows,
  answer: null,
});

const written = (row: Record<string, unknown>) =>
  encodeSideRows([planOf({ table: 'audit_event', row })])[1];

test('a line of the trail goes out cell by cell, whatever it holds', () => {
  const given = { ...line, subject: 'a "b" \\ {c,NULL}', details: { text: '"' }, address: '' };
  expect(written(given)).toBe(
    String.raw`{"(1,\"a\",\"b\",\"c\",\"d\",\"a \\\"b\\\" \\\\ {c,NULL}\",\"f\",\"\",\"{\\\"text\\\":\\\"\\\\\\\"\\\"}\")"}`,
  );
  expect(written({ ...line, address: null })).toContain('\\"f\\",,');
});

test('a row without a value for a column fails', () => {
  expect(() => written({ ...line, details: undefined })).toThrow('is null');
});
