import { rowByRow } from '../../services/jobs/row-by-row.ts';
import { openApplication, sealApplication } from './saved-application.ts';
import { sealedApplications, type StoredApplication } from './saved-applications-store.ts';

/**
 * Seals saved loan applications again that an older key sealed; afterwards that key opens nothing
 * here.
 */
export const resealApplications = rowByRow<StoredApplication>({
  atOnce: 50,
  turns: 20,
  lock: (tx, { bank }, due) =>
    sealedApplications.lockSealedWith(tx, bank.secrets.olderKeyIds(), due),
  idOf: ({ id }) => id,
  async work(tx, { bank: { secrets } }, applications) {
    for (const one of applications)
      await sealedApplications.replace(
        tx,
        one.id,
        sealApplication(secrets, one, openApplication(secrets, one)),
      );
  },
});
