import type { SessionEnd } from '../api/session.ts';

const key = 'larkmoor.why-left';

const texts: Record<SessionEnd, string> = {
  'signed-out': 'You’re logged out.',
  idle: 'You were logged out because nothing happened here for a while. Log in to pick up where you left off.',
  expired: 'Your session has ended. Log in to pick up where you left off.',
};

/** Carries to the login page of this tab why somebody finds themselves there. */
export function rememberWhyLeft(reason: SessionEnd): void {
  sessionStorage.setItem(key, reason);
}

/** What the login page says of it, once. */
export function takeWhyLeft(): string | undefined {
  const reason = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return reason !== null && Object.hasOwn(texts, reason) ? texts[reason as SessionEnd] : undefined;
}
