import { textFromInstant } from '../../base/clock.ts';
import type { Queryable } from '../../db/database.ts';
import { refuse } from '../../base/refusal.ts';
import type { StoredUser } from './users-store.ts';

/**
 * Hours for which a new address, or a password chosen by a mailed link, keeps a second change by a
 * weak proof waiting; and for which the former address still gets a mail about everything, and may
 * take the change back.
 */
export const waitingHours = 72;

export const isWithinWait = (
  at: Temporal.Instant | null,
  now: Temporal.Instant,
): at is Temporal.Instant => at !== null && now.since(at).total('hours') < waitingHours;

/** Says whether a fact since then was so 72 hours before a moment: no thief has set it since. */
export const isUnchangedFor72Hours = (since: Temporal.Instant, moment: Temporal.Instant): boolean =>
  moment.since(since).total('hours') >= waitingHours;

/** Until when a change of these moments keeps others waiting; undefined when none does. */
export function waitsUntil(
  changes: readonly (Temporal.Instant | null)[],
  now: Temporal.Instant,
): Temporal.Instant | undefined {
  const recent = changes.filter((at) => isWithinWait(at, now));
  return recent.toSorted(Temporal.Instant.compare).at(-1)?.add({ hours: waitingHours });
}

/** Says whether the address, or by a mailed link the password, is another one than at a moment. */
export function hasChangedSince(
  { emailChangedAt, passwordMailedAt }: StoredUser,
  moment: Temporal.Instant,
): boolean {
  return [emailChangedAt, passwordMailedAt].some(
    (at) => at !== null && Temporal.Instant.compare(at, moment) >= 0,
  );
}

/** @throws {Refusal} TOO_SOON_AFTER_CHANGE, with the time from which on it is possible. */
export function refuseTooSoon(
  { emailChangedAt, passwordMailedAt }: StoredUser,
  now: Temporal.Instant,
): void {
  const until = waitsUntil([emailChangedAt, passwordMailedAt], now);
  if (until) refuse('TOO_SOON_AFTER_CHANGE', { params: { until: textFromInstant(until) } });
}

/**
 * A second move of the address, however strongly it is proven: the first address could take nothing
 * back any more, because it is the former one no longer.
 * @throws {Refusal} TOO_SOON_AFTER_CHANGE, with the time from which on it is possible.
 */
export function refuseSecondMove({ emailChangedAt }: StoredUser, now: Temporal.Instant): void {
  const until = waitsUntil([emailChangedAt], now);
  if (until) refuse('TOO_SOON_AFTER_CHANGE', { params: { until: textFromInstant(until) } });
}

/**
 * Where a person gets notices about their security: for 72 hours after a change at the former
 * address too.
 */
export function securityAddresses(
  { email, formerEmail, emailChangedAt }: StoredUser,
  now: Temporal.Instant,
): string[] {
  return formerEmail !== null && isWithinWait(emailChangedAt, now) ? [email, formerEmail] : [email];
}

/** The address that a link mailed to `address` may bring back; undefined when it may bring none. */
export function addressToBringBack(
  { formerEmail, emailChangedAt }: StoredUser,
  address: string,
  now: Temporal.Instant,
): string | undefined {
  return formerEmail !== null &&
    formerEmail.toLowerCase() === address.toLowerCase() &&
    isWithinWait(emailChangedAt, now)
    ? formerEmail
    : undefined;
}

/**
 * Says whether an address is the former one of a living person who may still take it back: no one
 * else gets it until then.
 */
export async function isKeptForFormerOwner(
  db: Queryable,
  address: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rows } = await db.query(
    `SELECT FROM users WHERE lower(former_email) = $1 AND email_changed_at > $2
      AND deleted_at IS NULL LIMIT 1`,
    [address.toLowerCase(), now.subtract({ hours: waitingHours })],
  );
  return rows.length > 0;
}

export async function notePasswordByMail(
  db: Queryable,
  userId: string,
  now: Temporal.Instant,
): Promise<void> {
  await db.query('UPDATE users SET password_mailed_at = $2 WHERE id = $1', [userId, now]);
}
