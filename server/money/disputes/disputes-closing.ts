import type { CustomerClosing } from '../../people/users/closing.ts';
import { countDisputesOf } from './disputes-store.ts';

export const disputesClosing: CustomerClosing = {
  tables: { dispute: 'kept: what was reported and answered is evidence' },
  blocks: {
    waitingDisputes: async (db, userId) => (await countDisputesOf(db, userId)).waiting,
  },
};
