import { shareOf } from '../../../contract/share-of.ts';

export const chartHeight = 150;

const monthWidth = 60;
const barWidth = 16;
/** Where the two bars of a month start, so that the four gaps look even. */
const offsets = { in: 8, out: 36 };
const corner = 3;

interface Bar {
  x: number;
  top: number;
  isIn: boolean;
}

export function barsWidth(months: number): number {
  return months * monthWidth;
}

/**
 * Two bars for every month, as high as their share of the highest; the bars of a year without money
 * lie flat.
 */
export function placeBars(months: readonly { moneyIn: bigint; moneyOut: bigint }[]): Bar[] {
  const highest = months
    .flatMap(({ moneyIn, moneyOut }) => [moneyIn, moneyOut])
    .reduce((max, amount) => (amount > max ? amount : max), 0n);
  const topOf = (amount: bigint) => chartHeight - shareOf(amount, highest) * (chartHeight - 1);
  return months.flatMap(({ moneyIn, moneyOut }, index) => [
    { x: index * monthWidth + offsets.in, top: topOf(moneyIn), isIn: true },
    { x: index * monthWidth + offsets.out, top: topOf(moneyOut), isIn: false },
  ]);
}

/** A bar open at its foot, round at the top; one lower than its corners has no rounding. */
export function barPath({ x, top }: Bar): string {
  const round = Math.min(corner, chartHeight - top);
  const right = x + barWidth;
  return (
    `M${x} ${chartHeight}V${top + round}Q${x} ${top} ${x + round} ` +
    `${top}H${right - round}Q${right} ${top} ${right} ${top + round}V${chartHeight}`
  );
}
