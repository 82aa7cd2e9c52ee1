import { refuse } from '../../base/refusal.ts';

/** `30 seconds`, `2 minutes`: how long to wait, in words. */
function waitInWords(seconds: number): string {
  return seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}

/** Refuses with the time to wait. */
export function refuseFor(milliseconds: number): never {
  const retryAfterSeconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return refuse('TOO_MANY_TRIES', {
    params: { wait: waitInWords(retryAfterSeconds) },
    retryAfterSeconds,
  });
}
