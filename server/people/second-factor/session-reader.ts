import type { Right, StaffRole } from '../../../contract/values/rights.ts';
import type { Bank } from '../../bank.ts';
import type { Queryable } from '../../db/database.ts';
import { DatabaseUnavailableError, OutcomeUnknownError } from '../../db/errors.ts';
import type { SessionReader } from '../../session.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { factorForStaffDeed } from '../step-up/factor-for-staff-deed.ts';
import { isProofFresh, isSessionOver } from '../users/session-limits.ts';
import { hashSessionToken } from '../users/session-token.ts';
import { deleteSession, findSession, lockSession, touchSession } from '../users/sessions-store.ts';
import { findStaffRole, lockStaff } from '../users/staff-roles-store.ts';
import { shareUser } from '../users/users-store.ts';
import { findAppInUse } from './second-factor-store.ts';

/**
 * Milliseconds between two writes of a session's last use: exact enough for limits of minutes,
 * cheap enough for every request.
 */
const touchEveryMs = 60_000;

/** Milliseconds in which no last use is written after one failed. */
const restMs = 5_000;

export function createSessionReader({
  config,
  db,
  clock,
}: Pick<Bank, 'config' | 'db' | 'clock'>): SessionReader {
  let restsUntilMs = 0;

  /**
   * Reading goes on where it cannot be written, because the database can only be read or its
   * connections are in use; a later request writes it. Each refused one costs a connection, which
   * reading then lacks.
   */
  async function touchIfPossible(id: string, now: Temporal.Instant): Promise<void> {
    if (performance.now() < restsUntilMs) return;
    try {
      await touchSession(db, id, now);
    } catch (error) {
      const isTransient =
        error instanceof DatabaseUnavailableError || error instanceof OutcomeUnknownError;
      if (!isTransient) throw error;
      restsUntilMs = performance.now() + restMs;
    }
  }

  /** Read for each request, so that a right taken away counts for the next one on every server. */
  async function rightsOf(queryable: Queryable, role: StaffRole | null): Promise<readonly Right[]> {
    return role ? (await readPolicy(queryable, 'roles', clock.businessNow()))[role] : [];
  }

  return {
    async read(token, { isUse }) {
      const tokenHash = hashSessionToken(token);
      const stored = tokenHash && (await findSession(db, tokenHash));
      if (!stored) return undefined;
      const now = clock.now();
      if (isSessionOver(stored, now)) {
        await deleteSession(db, stored.id);
        return undefined;
      }
      const unwrittenMs = now.epochMilliseconds - stored.lastSeenAt.epochMilliseconds;
      if (isUse && unwrittenMs >= touchEveryMs) await touchIfPossible(stored.id, now);
      return { ...stored, rights: await rightsOf(db, stored.staffRole) };
    },

    async lock(tx, { id }, beside) {
      // Before any row: who changes roles waits for rows of colleagues.
      if (beside === 'no change of roles') await lockStaff(tx);
      const stored = await lockSession(tx, id, { alone: beside === 'nothing' });
      return stored && { ...stored, rights: await rightsOf(tx, stored.staffRole) };
    },

    async lockRights(tx, userId) {
      await shareUser(tx, userId);
      return await rightsOf(tx, await findStaffRole(tx, userId));
    },

    async freshProofWanted({ userId, factorCheckedAt }) {
      if (isProofFresh(factorCheckedAt, clock.now())) return undefined;
      return await factorForStaffDeed({ config, db, clock }, userId);
    },

    // Read for each request, so that removing the app counts for the next one on every server.
    async lacksTwoSteps({ role, userId, twoStepsRequired }, queryable = db) {
      if (role !== 'admin' || !(config.staffNeedTwoSteps || twoStepsRequired)) return false;
      return (await findAppInUse(queryable, userId)) === undefined;
    },
  };
}
