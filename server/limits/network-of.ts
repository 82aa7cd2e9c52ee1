/** What counts as one address: an IPv6 customer owns a whole /64. */
export function networkOf(address: string): string {
  return address.includes(':') && !address.startsWith('::ffff:') ? address.split(':').slice(0, 4).join(':') : address;
}
