import { refuse } from '../../base/refusal.ts';

/** Refuses with the time to wait. */
export function refuseFor(milliseconds: number): never {
  const retryAfterSeconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return refuse('TOO_MANY_TRIES', {
    params:
      retryAfterSeconds < 90
        ? { wait: retryAfterSeconds, unit: 'second' }
        : { wait: Math.ceil(retryAfterSeconds / 60), unit: 'minute' },
    retryAfterSeconds,
  });
}
