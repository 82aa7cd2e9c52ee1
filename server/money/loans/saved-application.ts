import {
  savedApplicationDays,
  type SavedApplication,
  type TypedApplication,
} from '../../../contract/money/saved-applications.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { bankingDayOf, textFromInstant } from '../../base/clock.ts';
import type { Context, SignedInContext } from '../../context.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import type { LimitRule } from '../../services/limits/limiter.ts';
import type { Secrets } from '../../base/sealing/secrets.ts';
import { lockActiveUser } from '../../people/users/lock-user.ts';
import {
  deleteSavedApplication,
  deleteSavedApplicationsBefore,
  findSavedApplication,
  putSavedApplication,
  type StoredApplication,
} from './saved-applications-store.ts';

/** By hand, once in a while. */
const perPerson: LimitRule = { name: 'application-save', points: 60, duration: 3600 };

const forgottenAtOnce = 500;

const placeOf = ({ id }: Pick<StoredApplication, 'id'>) => `saved-application:${id}`;

export const sealApplication = (
  secrets: Secrets,
  one: Pick<StoredApplication, 'id'>,
  plain: Uint8Array,
): Buffer => secrets.seal('saved-application', plain, placeOf(one));

export const openApplication = (secrets: Secrets, one: StoredApplication): Buffer =>
  secrets.unseal('saved-application', one.sealed, placeOf(one));

/** Seals an application with the newest key. */
export const resealApplication = (secrets: Secrets, one: StoredApplication): Buffer =>
  sealApplication(secrets, one, openApplication(secrets, one));

const viewOf = (fields: TypedApplication, savedAt: Temporal.Instant): SavedApplication => ({
  fields,
  savedAt: textFromInstant(savedAt),
  keptUntil: bankingDayOf(savedAt.add({ hours: 24 * savedApplicationDays })),
});

/** The own application that waits to be finished; null when there is none. */
export async function readSavedApplication({
  bank: { db, secrets },
  session,
}: SignedInContext): Promise<SavedApplication | null> {
  const stored = await findSavedApplication(db, session.userId);
  return stored
    ? viewOf(
        JSON.parse(openApplication(secrets, stored).toString()) as TypedApplication,
        stored.savedAt,
      )
    : null;
}

/**
 * Keeps what was typed so far, in place of what was saved before. Nothing is judged yet: that is
 * done when it is sent.
 */
export async function saveApplication(
  ctx: SignedInContext,
  fields: TypedApplication,
): Promise<SavedApplication> {
  const { bank, session } = ctx;
  const id = session.userId;
  await countRequest(bank, perPerson, id);
  const savedAt = bank.clock.businessNow();
  const sealed = sealApplication(bank.secrets, { id }, Buffer.from(JSON.stringify(fields)));
  await bank.db.tx(async (tx) => {
    await lockActiveUser(tx, id);
    await putSavedApplication(tx, { id, sealed, savedAt });
    await recordAudit(tx, ctx, { action: 'application.saved', subject: `user:${id}` });
  });
  return viewOf(fields, savedAt);
}

export async function removeSavedApplication(ctx: SignedInContext): Promise<void> {
  const { bank, session } = ctx;
  await bank.db.tx(async (tx) => {
    await lockActiveUser(tx, session.userId);
    const removed = await deleteSavedApplication(tx, session.userId);
    if (removed)
      await recordAudit(tx, ctx, {
        action: 'application.removed',
        subject: `user:${session.userId}`,
      });
  });
}

/** An application that was not continued is forgotten after its days. */
export async function forgetSavedApplications({ bank }: Context): Promise<number> {
  return await deleteSavedApplicationsBefore(
    bank.db,
    bank.clock.businessNow().subtract({ hours: 24 * savedApplicationDays }),
    forgottenAtOnce,
  );
}
