import type { QueryOf } from '../../../contract/calls/route.ts';
import type { listTransfersRoute } from '../../../contract/money/transfer-list.ts';
import type { SignedInContext } from '../../context.ts';
import { ownViews } from './own-views.ts';
import type { TransferFilter } from './transfer-matches.ts';
import { inSearchTurn } from './search-turn.ts';
import { findTransferPage, isFiltered } from './transfer-search.ts';

const defaultPageSize = 15;
const mostUnpaged = 1000;

type Narrowing = Omit<QueryOf<typeof listTransfersRoute>, 'page' | 'limit'>;

export function filterOf(ctx: SignedInContext, query: Narrowing): TransferFilter {
  const { search = '', account, type, status, from, to, amountFrom, amountTo, sortedAs } = query;
  return {
    ownerId: ctx.session.userId,
    search,
    account: account ?? null,
    direction: type ?? null,
    status: status ?? null,
    from: from ?? null,
    to: to ?? null,
    amountFrom: amountFrom ?? null,
    amountTo: amountTo ?? null,
    sortedAs: sortedAs || null,
    ownWords: [],
  };
}

/** One page of the own orders, newest first, and how many match in all. */
export async function listTransfers(
  ctx: SignedInContext,
  query: QueryOf<typeof listTransfersRoute>,
) {
  const paged = Object.values(query).some((value) => value !== undefined);
  const page = query.page ?? 1;
  const limit = query.limit ?? (paged ? defaultPageSize : mostUnpaged);
  const filter = filterOf(ctx, query);
  const find = () => findTransferPage(ctx.bank.db, filter, { offset: (page - 1) * limit, limit });
  const { rows, total, totalIsCapped } = await (isFiltered(filter)
    ? inSearchTurn(ctx.caller, find)
    : find());
  return {
    transfers: await ownViews(ctx, rows, filter.account),
    total,
    totalIsCapped,
    page,
    limit,
  };
}
