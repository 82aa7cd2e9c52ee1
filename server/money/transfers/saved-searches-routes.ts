import type { FastifyInstance } from 'fastify';
import {
  listSavedSearchesRoute,
  removeSearchRoute,
  saveSearchRoute,
} from '../../../contract/saved-searches.ts';
import { said } from '../../../contract/said.ts';
import type { Bank } from '../../bank.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { removeSearch, saveSearch } from './save-search.ts';
import { findSavedSearches } from './saved-searches-store.ts';

export function bindSavedSearches(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, listSavedSearchesRoute).to(async ({ session }) => ({
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
