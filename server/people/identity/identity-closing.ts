import { endCase } from '../../desk/cases-store.ts';
import type { CustomerClosing } from '../users/closing.ts';
import { closeIdentityCase } from './identity-store.ts';

export const identityClosing: CustomerClosing = {
  tables: { identity_case: 'closed' },
  async close(tx, _ctx, userId) {
    await closeIdentityCase(tx, userId);
    await endCase(tx, { kind: 'identity_document', id: userId });
  },
};
