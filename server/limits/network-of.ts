import { isIPv6 } from 'node:net';

const groupsOf = (text: string) => text.split(':').filter((group) => group !== '');

/** What counts as one address: an IPv6 customer owns a whole /64, however its zeros are written. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head = '', tail = ''] = address.split('::');
  const zeros = Array<string>(Math.max(0, 8 - groupsOf(head).length - groupsOf(tail).length)).fill('0');
  return [...groupsOf(head), ...zeros, ...groupsOf(tail)].slice(0, 4).join(':');
}
