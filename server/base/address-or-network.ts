import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';

const namedNetworks = new Set(['loopback', 'linklocal', 'uniquelocal']);

/**
 * A network wider than this holds half the world, and each of its addresses could say whom it
 * speaks for.
 */
function widestNetwork(address: ipaddr.IPv4 | ipaddr.IPv6): number {
  if (address.kind() === 'ipv4') return 8;
  // All of IPv4 lies in one network of IPv6.
  return (address as ipaddr.IPv6).isIPv4MappedAddress() ? 104 : 7;
}

/** An address, or a network as `10.0.0.0/8` or by name. */
export function isAddressOrNetwork(text: string): boolean {
  if (namedNetworks.has(text) || isIP(text) !== 0) return true;
  if (isIP(text.split('/', 1)[0] ?? '') === 0 || !ipaddr.isValidCIDR(text)) return false;
  const [address, bits] = ipaddr.parseCIDR(text);
  return bits >= widestNetwork(address);
}
