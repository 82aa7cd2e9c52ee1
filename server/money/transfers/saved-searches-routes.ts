import type { FastifyInstance } from 'fastify';
import {
  listSavedSearchesRoute,
  removeSearchRoute,
  saveSearchRoute,
} from '../../../contract/money/saved-searches.ts';
import { said } from '../../../contract/calls/said.ts';
import type { BankToBind } from '../../bank.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { removeSearch, saveSearch } from './save-search.ts';
import { findSavedSearches } from './saved-searches-store.ts';

export function bindSavedSearches(app: FastifyInstance, bank: BankToBind): void {
  bindRoute(app, bank, listSavedSearchesRoute).to(async ({ bank, session }) => ({
    status: 200,
    body: { searches: await findSavedSearches(bank.db, session.userId) },
  }));

  bindRoute(app, bank, saveSearchRoute).to(async (ctx, { body }) => {
    const search = await saveSearch(ctx, body);
    return { status: 201, body: { ...said('SEARCH_SAVED', { name: search.name }), search } };
  });

  bindRoute(app, bank, removeSearchRoute).to(async (ctx, { params }) => {
    await removeSearch(ctx, params.id);
    return { status: 200, body: said('SEARCH_REMOVED') };
  });
}
