import { noun } from '../../noun.ts';
import { callsOfFeeds } from './feeds-routes.ts';
import { callsOfSimplefin } from './simplefin-routes.ts';
import type { CustomerClosing } from '../../people/users/closing.ts';

const feedsClosing: CustomerClosing = {
  tables: { feed: 'deleted' },
  async close(tx, _ctx, userId) {
    await tx.query('DELETE FROM feed WHERE user_id = $1', [userId]);
  },
};

export const feeds = noun({ calls: [callsOfFeeds, callsOfSimplefin], closing: feedsClosing });
