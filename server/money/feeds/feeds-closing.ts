import type { CustomerClosing } from '../../people/users/closing.ts';

export const feedsClosing: CustomerClosing = {
  tables: { feed: 'deleted' },
  async close(tx, _ctx, userId) {
    await tx.query('DELETE FROM feed WHERE user_id = $1', [userId]);
  },
};
