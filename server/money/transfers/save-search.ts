import { randomUUID } from 'node:crypto';
import type { BodyOf } from '../../../contract/calls/route.ts';
import {
  mostSavedSearches,
  type SavedSearch,
  type saveSearchRoute,
} from '../../../contract/money/saved-searches.ts';
import { digestOf } from '../../base/digest.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import { lockActiveUser } from '../../people/users/lock-user.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import {
  countSavedSearches,
  deleteSavedSearch,
  findSearchNamed,
  insertSavedSearch,
} from './saved-searches-store.ts';

/**
 * Keeps a search under a name, decided under the customer's lock: said twice, or by two windows at
 * once, it is there once.
 */
export async function saveSearch(
  ctx: SignedInContext,
  { name, filter: given }: BodyOf<typeof saveSearchRoute>,
): Promise<SavedSearch> {
  const { db, clock } = ctx.bank;
  const { userId } = ctx.session;
  const filter: SavedSearch['filter'] = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined && value !== ''),
  );
  return await db.tx(async (tx) => {
    await lockActiveUser(tx, userId);
    const namesake = await findSearchNamed(tx, userId, name);
    if (namesake)
      return digestOf(namesake.filter) === digestOf(filter)
        ? namesake
        : refuse('SEARCH_NAME_TAKEN');
    if ((await countSavedSearches(tx, userId)) >= mostSavedSearches) refuse('SEARCHES_FULL');
    const search = { _id: randomUUID(), name, filter };
    await insertSavedSearch(tx, userId, search, clock.now());
    await recordAudit(tx, ctx, {
      action: 'search.saved',
      subject: `search:${search._id}`,
      details: { name },
    });
    return search;
  });
}

/** Removes an own saved search; another customer's and none read the same. */
export async function removeSearch(ctx: SignedInContext, id: string): Promise<void> {
  await ctx.bank.db.tx(async (tx) => {
    if (!(await deleteSavedSearch(tx, ctx.session.userId, id))) refuse('SEARCH_NOT_FOUND');
    await recordAudit(tx, ctx, { action: 'search.removed', subject: `search:${id}` });
  });
}
