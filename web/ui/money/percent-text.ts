import { numberWriter } from '../values/format.ts';

const percent = numberWriter({
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** `4.07%` for 407 basis points. */
export const percentText = (bps: number): string => percent(bps / 10_000);
