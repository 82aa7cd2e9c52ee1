import { bankTimeZone } from '../../contract/bank-zone.ts';
import type { Config } from '../base/config.ts';
import type { SandboxClock } from '../services/clock/sandbox-clock.ts';

/** Minutes only: a page is compressed again whenever its banner changes. */
const minute = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: bankTimeZone,
  timeZoneName: 'short',
});

type ReadBanner = () => string;

/**
 * What every page says while the sandbox is on, with business time once it was moved; nothing in a
 * real bank.
 */
export function sandboxBanner(
  { sandbox }: Config,
  clock: Pick<SandboxClock, 'offsetSeconds' | 'businessNow'>,
): ReadBanner {
  if (!sandbox) return () => '';
  return () => {
    const moved = clock.offsetSeconds() !== 0;
    const when = moved
      ? ' Business time when this page was loaded: ' +
        `${minute.format(clock.businessNow().epochMilliseconds)}.`
      : '';
    return (
      '<aside class="sandbox-banner" aria-label="Sandbox">Sandbox: its own time, no real ' +
      `money.${when}</aside>`
    );
  };
}
