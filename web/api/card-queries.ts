import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

/** The own cards, masked: what only shows a card does not hold its number. */
export const cardsQuery = queryOptions({
  queryKey: ['cards'],
  queryFn: async ({ signal }) =>
    (await call('GET /api/card/all', { query: { masked: 'true' }, signal })).cards,
});
