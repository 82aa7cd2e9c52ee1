import { recordAudit } from '../../services/audit/audit-event.ts';
import { rowByRow } from '../../services/jobs/row-by-row.ts';
import { pinsOf } from './passkey-key.ts';
import {
  lockUnrecordedPasskeys,
  notePasskeysRecorded,
  type StoredPasskey,
} from './passkeys-store.ts';

/**
 * Writes into the trail which key each passkey has that was added before `passkey.added` said so,
 * or by a server of the version before: evidence of an order needs a line that is older than it.
 */
export const recordPasskeys = rowByRow<StoredPasskey>({
  atOnce: 50,
  turns: 20,
  lock: lockUnrecordedPasskeys,
  idOf: ({ id }) => id,
  async work(tx, ctx, passkeys) {
    for (const passkey of passkeys)
      await recordAudit(tx, ctx, {
        action: 'passkey.recorded',
        subject: `user:${passkey.userId}`,
        details: { passkey: passkey.name, ...(await pinsOf(passkey)) },
      });
    await notePasskeysRecorded(tx, passkeys, ctx.bank.clock.now());
  },
});
