import type { Policy } from '../../contract/policy.ts';
import { formatUsd } from '../../contract/money.ts';

const cost = (minor: number) => (minor === 0 ? 'is free' : `costs ${formatUsd(BigInt(minor))}`);

/** What transfers cost now, in a sentence or two. */
export function feesAnswer({ localMinor, billMinor, internationalMinor }: Policy<'fees'>): string {
  const atHome =
    localMinor === 0 && billMinor === 0
      ? 'Local transfers and bill payments are free.'
      : `A local transfer ${cost(localMinor)}, and a bill payment ${cost(billMinor)}.`;
  return `${atHome} An international transfer ${cost(internationalMinor)}, shown before you confirm.`;
}
