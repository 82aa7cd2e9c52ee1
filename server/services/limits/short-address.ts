import { networkOf } from './network-of.ts';

/** A network address as far as its owner needs it to tell two places apart, and no further. */
export function shortAddress(address: string): string {
  const network = networkOf(address);
  const plain = network.replace(/^::ffff:/, '');
  if (plain.includes('.')) return plain.replace(/\.\d+$/, '.x');
  return `${network.split(':').slice(0, 3).join(':')}:…`;
}
