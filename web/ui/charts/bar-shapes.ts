import { shareOf } from '../../../contract/values/share-of.ts';

const monthWidth = 60;
const barWidth = 16;
/** Where the two bars of a month start, so that the four gaps look even. */
const offsets = { in: 8, out: 36 };
const corner = 3;

interface Bar {
  x: number;
  top: number;
  foot: number;
  isIn: boolean;
}

/** A chart of many months is higher, too: it is drawn smaller. */
export function barsHeight(months: number): number {
  return Math.max(150, months * 20);
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
  const foot = barsHeight(months.length);
  const topOf = (amount: bigint) => foot - shareOf(amount, highest) * (foot - 1);
  return months.flatMap(({ moneyIn, moneyOut }, index) => [
    { x: index * monthWidth + offsets.in, top: topOf(moneyIn), foot, isIn: true },
    { x: index * monthWidth + offsets.out, top: topOf(moneyOut), foot, isIn: false },
  ]);
}

/** A bar open at its foot, round at the top; one lower than its corners has no rounding. */
export function barPath({ x, top, foot }: Bar): string {
  const round = Math.min(corner, foot - top);
  const right = x + barWidth;
  return (
    `M${x} ${foot}V${top + round}Q${x} ${top} ${x + round} ` +
    `${top}H${right - round}Q${right} ${top} ${right} ${top + round}V${foot}`
  );
}
