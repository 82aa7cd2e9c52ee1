import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import { refuse } from '../../base/refusal.ts';
import { deleteSavedSearch } from './saved-searches-store.ts';

/** Removes an own saved search; somebody else's and none read the same. */
export async function removeSearch(ctx: SignedInContext, id: string): Promise<void> {
  await ctx.bank.db.tx(async (tx) => {
    if (!(await deleteSavedSearch(tx, ctx.session.userId, id))) refuse('SEARCH_NOT_FOUND');
    await recordAudit(tx, ctx, { action: 'search.removed', subject: `search:${id}` });
  });
}
