import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The part that counts as one address: an IPv6 customer owns a /64, however zeros are written. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return address;
  return parsed.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

/** A network address as far as its owner needs it to tell two places apart, and no further. */
export function shortAddress(address: string): string {
  const network = networkOf(address);
  const plain = network.replace(/^::ffff:/, '');
  if (plain.includes('.')) return plain.replace(/\.\d+$/, '.x');
  return `${network.split(':').slice(0, 3).join(':')}:…`;
}
