const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** `4.07%` for 407 basis points. */
export const percentText = (bps: number): string => percent.format(bps / 10_000);
