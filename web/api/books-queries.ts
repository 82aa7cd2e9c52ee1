import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { EntryGroup } from '../../contract/staff/ach-files.ts';
import type {
  IncomeComparison,
  IncomeSpan,
  SheetComparison,
} from '../../contract/staff/bank-statements.ts';
import type { CustomerCode } from '../../contract/values/customer-codes.ts';
import { call, type Answer } from './client.ts';

/** The longest time for which the deeds of others may go unseen. */
const othersActMs = 15_000;

/** A proof under way is looked at so often. */
const proofRunsMs = 1_000;

/** Asks whether money is stopped. */
export const stopQuery = queryOptions({
  queryKey: ['admin', 'books', 'stop'],
  queryFn: ({ signal }) => call('GET /api/admin/books/stop', { signal }),
  refetchInterval: othersActMs,
});

export type Proofs = Answer<'GET /api/admin/books/proofs'>;

export const isUnderWay = ({ state }: Proofs['proofs'][number]): boolean =>
  state === 'waiting' || state === 'running';

export const proofsQuery = queryOptions({
  queryKey: ['admin', 'books', 'proofs'],
  queryFn: ({ signal }) => call('GET /api/admin/books/proofs', { signal }),
  refetchInterval: ({ state }) => (state.data?.proofs.some(isUnderWay) ? proofRunsMs : othersActMs),
});

export const reconciliationQuery = queryOptions({
  queryKey: ['admin', 'books', 'reconciliation'],
  queryFn: ({ signal }) => call('GET /api/admin/books/reconciliation', { signal }),
});

export function trialBalanceQuery(day: string | undefined) {
  return queryOptions({
    queryKey: ['admin', 'books', 'trial-balance', day ?? 'today'],
    queryFn: ({ signal }) => call('GET /api/admin/books/trial-balance', { query: { day }, signal }),
    placeholderData: keepPreviousData,
  });
}

interface SheetQuestion {
  day: string | undefined;
  against: SheetComparison | undefined;
  chosen: string | undefined;
}

export function balanceSheetQuery(query: SheetQuestion) {
  return queryOptions({
    queryKey: ['admin', 'books', 'balance-sheet', query],
    queryFn: ({ signal }) => call('GET /api/admin/books/balance-sheet', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

interface IncomeQuestion {
  span: IncomeSpan | undefined;
  period: string | undefined;
  against: IncomeComparison | undefined;
}

export function incomeStatementQuery(query: IncomeQuestion) {
  return queryOptions({
    queryKey: ['admin', 'books', 'income-statement', query],
    queryFn: ({ signal }) => call('GET /api/admin/books/income-statement', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

interface AccountsOfKind {
  code: CustomerCode;
  day: string | undefined;
  after: string | undefined;
}

export function bookAccountsQuery(question: AccountsOfKind) {
  return queryOptions({
    queryKey: ['admin', 'books', 'accounts', question],
    queryFn: ({ signal }) => call('GET /api/admin/books/accounts', { query: question, signal }),
    placeholderData: keepPreviousData,
  });
}

interface EntriesOfAccount {
  from: string | undefined;
  to: string | undefined;
  before: string | undefined;
}

export function bookEntriesQuery(id: string, question: EntriesOfAccount) {
  return queryOptions({
    queryKey: ['admin', 'books', 'account', id, question],
    queryFn: ({ signal }) =>
      call('GET /api/admin/books/accounts/{id}', { params: { id }, query: question, signal }),
    placeholderData: keepPreviousData,
  });
}

export function journalQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'books', 'journal', id],
    queryFn: ({ signal }) => call('GET /api/admin/books/journals/{id}', { params: { id }, signal }),
  });
}

/** All that the page of files shows. */
export const achFilesKey = ['admin', 'books', 'files'] as const;

/** The files that staff brought in, which wait for a second person. */
export const achUploadsQuery = queryOptions({
  queryKey: [...achFilesKey, 'brought in'],
  queryFn: ({ signal }) => call('GET /api/admin/ach-uploads', { signal }),
});

export function achFilesQuery(after: string | undefined) {
  return queryOptions({
    queryKey: [...achFilesKey, 'all', after],
    queryFn: ({ signal }) => call('GET /api/admin/ach-files', { query: { after }, signal }),
    placeholderData: keepPreviousData,
  });
}

interface EntriesOfFile {
  state: EntryGroup | undefined;
  after: string | undefined;
}

/** One file of the ACH network with a page of its entries. Each look is on record. */
export function achFileQuery(id: string, question: EntriesOfFile) {
  return queryOptions({
    queryKey: ['admin', 'books', 'file', id, question],
    queryFn: ({ signal }) =>
      call('GET /api/admin/ach-files/{id}', { params: { id }, query: question, signal }),
    placeholderData: keepPreviousData,
  });
}

export type Periods = Answer<'GET /api/admin/books/periods'>;

/** The months and years of the books. Read again with all else of the books. */
export const periodsQuery = queryOptions({
  queryKey: ['admin', 'books', 'periods'],
  queryFn: ({ signal }) => call('GET /api/admin/books/periods', { signal }),
});
