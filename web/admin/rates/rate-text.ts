/** Writes a rate as published, filled up to four decimals, so that the points line up. */
export function rateText(rate: string | number | undefined): string {
  if (rate === undefined) return '—';
  const [whole = '', decimals = ''] = String(rate).split('.');
  return `${whole}.${decimals.padEnd(4, '0')}`;
}
