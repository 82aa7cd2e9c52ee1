import { isIP } from 'node:net';
import { type Config } from '../../base/config.ts';
import { isLoopback } from '../../base/is-loopback.ts';
import { refuse } from '../../base/refusal.ts';

/** The site that a passkey is made for: the id is a host, the origin where its pages are. */
interface RelyingParty {
  id: string;
  origin: string;
}

const withoutBrackets = (hostname: string) => hostname.replace(/^\[(.*)\]$/, '$1');

/**
 * The bank as browsers know it by BANK_PUBLIC_URL; undefined where they make no passkeys: at an IP
 * address, or over plain http anywhere but on this machine.
 */
export function relyingPartyOf({ publicUrl }: Pick<Config, 'publicUrl'>): RelyingParty | undefined {
  const { protocol, hostname, origin } = new URL(publicUrl);
  if (isIP(withoutBrackets(hostname)) !== 0) return undefined;
  return protocol === 'https:' || isLoopback(hostname) ? { id: hostname, origin } : undefined;
}

/** @throws {Refusal} PASSKEYS_UNAVAILABLE. */
export function requireRelyingParty(config: Pick<Config, 'publicUrl'>): RelyingParty {
  return relyingPartyOf(config) ?? refuse('PASSKEYS_UNAVAILABLE');
}
