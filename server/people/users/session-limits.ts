import { freshProofMinutes } from '../../../contract/values/step-up.ts';
import type { Role } from '../../../contract/people/users.ts';

interface SessionRow {
  role: Role;
  remembered: boolean;
  createdAt: Temporal.Instant;
  lastSeenAt: Temporal.Instant;
}

const minutes = (count: number) => count * 60;
const hours = (count: number) => count * 3600;
const days = (count: number) => count * 86_400;

const limitSeconds = {
  admin: { idle: minutes(15), absolute: hours(8) },
  user: { idle: minutes(15), absolute: hours(12) },
  remembered: { idle: days(30), absolute: days(30) },
} as const;

/** Staff are never remembered: a desk is left alone more often than a phone. */
function signInLimits(role: Role, remembered: boolean) {
  return role === 'user' && remembered ? limitSeconds.remembered : limitSeconds[role];
}

/** Longest life of a session, in seconds. */
export function absoluteLimitSeconds(role: Role, remembered: boolean): number {
  return signInLimits(role, remembered).absolute;
}

const secondsSince = (then: Temporal.Instant, now: Temporal.Instant) =>
  (now.epochMilliseconds - then.epochMilliseconds) / 1000;

export function isSessionOver(row: SessionRow, now: Temporal.Instant): boolean {
  const { idle, absolute } = signInLimits(row.role, row.remembered);
  return secondsSince(row.lastSeenAt, now) > idle || secondsSince(row.createdAt, now) > absolute;
}

/** Whole seconds until each limit, were the session not used again. */
export function sessionTime(
  row: SessionRow,
  now: Temporal.Instant,
): { idleSeconds: number; absoluteSeconds: number } {
  const { idle, absolute } = signInLimits(row.role, row.remembered);
  const left = (limit: number, since: Temporal.Instant) =>
    Math.max(0, Math.floor(limit - secondsSince(since, now)));
  return {
    idleSeconds: left(idle, row.lastSeenAt),
    absoluteSeconds: left(absolute, row.createdAt),
  };
}

/** Seconds for which a password check is fresh enough where one is asked for again. */
export const freshSignInSeconds = minutes(5);

export function isSignInFresh(passwordCheckedAt: Temporal.Instant, now: Temporal.Instant): boolean {
  return secondsSince(passwordCheckedAt, now) <= freshSignInSeconds;
}

/** Says whether a passkey or a code was given lately enough for a deed that needs a fresh proof. */
export function isProofFresh(factorCheckedAt: Temporal.Instant, now: Temporal.Instant): boolean {
  return secondsSince(factorCheckedAt, now) <= minutes(freshProofMinutes);
}

/** Says whether a session is young enough to pay on the strength of its sign-in alone. */
export function isFirstHalfDay(createdAt: Temporal.Instant, now: Temporal.Instant): boolean {
  return secondsSince(createdAt, now) <= limitSeconds.user.absolute;
}
