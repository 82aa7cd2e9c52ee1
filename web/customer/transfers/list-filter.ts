import { shownStatuses } from '../../../contract/values/shown-statuses.ts';
import type { Transfer } from '../../../contract/money/transfers.ts';
import { rangeOf } from './amount-range.ts';

/** The filter of a list of transactions; an empty text leaves nothing out. */
export interface ListFilter {
  search: string;
  account: string;
  type: '' | Transfer['transactionType'];
  status: '' | Transfer['status'];
  from: string;
  to: string;
  /** US dollars in plain decimals, `45.67`. */
  amountFrom: string;
  amountTo: string;
  /** The category of orders in their month, in the bank's word: `Groceries`, `unsorted`. */
  sortedAs: string;
}

/** Leaves nothing out. */
export const wholeList: ListFilter = {
  search: '',
  account: '',
  type: '',
  status: '',
  from: '',
  to: '',
  amountFrom: '',
  amountTo: '',
  sortedAs: '',
};

const oneOf = <T extends string>(known: readonly T[], text: string): T | '' =>
  known.find((one) => one === text) ?? '';

/** Approved reads Completed everywhere, and is found with it. */
export const listedStatuses = shownStatuses.filter((status) => status !== 'Approved');

/** The filter an address carries; what it cannot mean is left out. */
export function filterOf(params: URLSearchParams): ListFilter {
  const text = (name: string) => params.get(name) ?? '';
  const amounts = rangeOf(text('amountFrom'), text('amountTo'));
  const dayOf = (name: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text(name)) ? text(name) : '');
  return {
    search: text('search').slice(0, 100),
    account: /^\d{9}$/.test(text('account')) ? text('account') : '',
    type: oneOf(['credit', 'debit'] as const, text('type')),
    status: oneOf(listedStatuses, text('status')),
    from: dayOf('from'),
    to: dayOf('to'),
    ...(amounts ?? { amountFrom: '', amountTo: '' }),
    sortedAs: text('sortedAs').slice(0, 40),
  };
}

/** The address of a filter: only what it leaves out. */
export function paramsOf(filter: ListFilter, page = 1): Record<string, string> {
  const set = Object.entries(filter).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(set), ...(page > 1 ? { page: String(page) } : {}) };
}

/** Counts the filters that are set; the search is none. */
export function countFilters({
  search: _,
  from,
  to,
  amountFrom,
  amountTo,
  ...others
}: ListFilter): number {
  const ranges = [from + to, amountFrom + amountTo];
  return [...Object.values(others), ...ranges].filter((value) => value !== '').length;
}

/** The filter as the bank is asked. */
export function askedOf({
  search,
  account,
  type,
  status,
  from,
  to,
  amountFrom,
  amountTo,
  sortedAs,
}: ListFilter) {
  return {
    search,
    account: account || undefined,
    type: type || undefined,
    status: status || undefined,
    from: from || undefined,
    to: to || undefined,
    amountFrom: amountFrom || undefined,
    amountTo: amountTo || undefined,
    sortedAs: sortedAs || undefined,
  };
}
