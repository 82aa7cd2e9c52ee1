import ipaddr from 'ipaddr.js';
import { isIPv6 } from 'node:net';

/** What counts as one address: an IPv6 customer owns a whole /64, however its zeros are written. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return address;
  return parsed.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}
