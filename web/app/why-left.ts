import type { SessionEnd } from '../api/session.ts';

const key = 'larkmoor.why-left';

/** Carries to the login page of this tab why the person was led there. */
export function rememberWhyLeft(reason: SessionEnd): void {
  sessionStorage.setItem(key, reason);
}

/** Once. */
export function takeWhyLeft(): string | null {
  const reason = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return reason;
}
