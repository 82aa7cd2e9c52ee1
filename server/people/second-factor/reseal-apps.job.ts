import { rowByRow } from '../../services/jobs/row-by-row.ts';
import { openAppSecret, sealAppSecret } from './app-secret.ts';
import { sealedSecrets, type StoredApp } from './second-factor-store.ts';

/**
 * Seals secrets of authenticator apps again that an older key sealed. The secret stays the same, so
 * no one has to set up an app again.
 */
export const resealApps = rowByRow<StoredApp>({
  atOnce: 50,
  turns: 20,
  lock: (tx, { bank }, due) => sealedSecrets.lockSealedWith(tx, bank.secrets.olderKeyIds(), due),
  idOf: ({ id }) => id,
  async work(tx, { bank: { secrets } }, apps) {
    for (const app of apps)
      await sealedSecrets.replace(
        tx,
        app.id,
        sealAppSecret(secrets, app, openAppSecret(secrets, app)),
      );
  },
});
