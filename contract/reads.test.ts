import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { api } from './api.ts';
import type { Route } from './calls/route.ts';

const routes: Route[] = Object.values(api);
const pathsOf = (reads: 'recent' | 'past') =>
  routes.filter((route) => route.reads === reads).map(({ path }) => path);

// A standby answers these. Before you add one, make sure that no payment, proof of identity, limit
// or decision follows on its answer, and that no open page asks for it again and again.
test('what a standby may answer is exports, statements, the past and what staff look for', () => {
  expect(pathsOf('recent').toSorted()).toEqual([
    '/api/accounts/{number}/entries.{format}',
    '/api/admin/ach-files',
    '/api/admin/ach-files/{id}',
    '/api/admin/audit',
    '/api/admin/audit/actions',
    '/api/admin/audit/export',
    '/api/admin/books/accounts',
    '/api/admin/books/accounts/{id}',
    '/api/admin/books/accounts/{id}/entries.csv',
    '/api/admin/books/balance-sheet',
    '/api/admin/books/balance-sheet.csv',
    '/api/admin/books/income-statement',
    '/api/admin/books/income-statement.csv',
    '/api/admin/books/journal.{format}',
    '/api/admin/books/journals/{id}',
    '/api/admin/books/trial-balance',
    '/api/admin/books/trial-balance.csv',
    '/api/admin/user-search',
    '/api/admin/users',
    '/api/admin/users/{id}/transactions',
    '/api/papers/{year}/accounts.{format}',
    '/api/papers/{year}/interest.{format}',
    '/api/statements',
    '/api/statements/{account}/{month}.pdf',
    '/api/transfers/insight',
    '/api/transfers/insight/months',
    '/api/transfers/transactions.csv',
    '/api/transfers/{id}/receipt.pdf',
    '/api/users/accounts/history',
  ]);
  expect(pathsOf('past')).toEqual(['/api/transfers/transactions']);
});

test('nothing that anybody may call, that stays open or that pages ask by themselves is among it', () => {
  const wrong = routes.filter(
    ({ reads, method, who, stream, background }) =>
      reads !== undefined && (method !== 'GET' || who === 'anyone' || stream || background),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('what is read of the past says by its last day whether it is over', () => {
  for (const { query, reads } of routes.filter((route) => route.reads === 'past'))
    expect([reads, (query as z.ZodMiniObject).def.shape['to']]).toEqual([
      'past',
      expect.anything(),
    ]);
});
