import type { CustomerClosing } from '../users/closing.ts';
import { forgetSecondFactor } from './forget-second-factor.ts';

export const secondFactorClosing: CustomerClosing = {
  tables: {
    authenticator_app: 'deleted',
    recovery_code: 'deleted',
    passkey: 'deleted',
    passkey_challenge: 'kept: it is of a session that is over, and is forgotten within minutes',
    awaited_code: 'kept: a deleted person is not mailed of it, and it is forgotten within minutes',
  },
  async close(tx, _ctx, userId) {
    await forgetSecondFactor(tx, userId);
  },
};
