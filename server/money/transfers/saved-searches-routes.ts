import {
  listSavedSearchesRoute,
  removeSearchRoute,
  saveSearchRoute,
} from '../../../contract/money/saved-searches.ts';
import { said } from '../../../contract/calls/said.ts';
import { answerTo } from '../../http/bind-route.ts';
import { removeSearch, saveSearch } from './save-search.ts';
import { findSavedSearches } from './saved-searches-store.ts';

export const callsOfSavedSearches = [
  answerTo(listSavedSearchesRoute, async ({ bank, session }) => ({
    searches: await findSavedSearches(bank.db, session.userId),
  })),

  answerTo(saveSearchRoute, async (ctx, { body }) => {
    const search = await saveSearch(ctx, body);
    return { ...said('SEARCH_SAVED', { name: search.name }), search };
  }),

  answerTo(removeSearchRoute, async (ctx, { params }) => {
    await removeSearch(ctx, params.id);
    return said('SEARCH_REMOVED');
  }),
];
