/** As published, filled up to four decimals, so that points stand below each other. */
export function rateText(rate: string | number | undefined): string {
  if (rate === undefined) return '—';
  const [whole = '', decimals = ''] = String(rate).split('.');
  return `${whole}.${decimals.padEnd(4, '0')}`;
}
