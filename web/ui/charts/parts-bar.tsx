import { useId } from 'react';
import { shareOf } from '../../../contract/values/share-of.ts';
import { HatchPattern } from '../money/hatch-pattern.tsx';
import './charts.css';

/** Their order in a bar, and names next to their swatches, tell apart what colour alone would not. */
export const partLooks = ['full', 'lines', 'diagonals', 'point', 'soft', 'plain'] as const;
export type PartLook = (typeof partLooks)[number];

export interface BarPart {
  /** Below zero it is drawn to the left of where the bar begins. */
  amount: bigint;
  look: PartLook;
}

/** The room that bars on one scale need on either side of their beginning; both from zero up. */
export interface BarReach {
  below: bigint;
  above: bigint;
}

const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);
const most = (one: bigint, other: bigint) => (one > other ? one : other);

/** The reach that the longest of some bars needs on either side. */
export const reachOf = (bars: readonly (readonly bigint[])[]): BarReach =>
  bars.reduce<BarReach>(
    ({ below, above }, amounts) => ({
      below: most(below, -sumOf(amounts.filter((amount) => amount < 0n))),
      above: most(above, sumOf(amounts.filter((amount) => amount > 0n))),
    }),
    { below: 0n, above: 0n },
  );

const width = 600;
const gap = 1.5;

/** Places parts one after the other, on the scale that all bars of a picture share. */
export function placeParts<Part extends { amount: bigint }>(
  parts: readonly Part[],
  { below, above }: BarReach,
) {
  const whole = below + above;
  const lengthOf = (amount: bigint) => width * shareOf(amount, whole);
  const start = lengthOf(below);
  let [left, right] = [start, start];
  const placed = parts
    .filter(({ amount }) => amount !== 0n)
    .map((part) => {
      const length = lengthOf(part.amount < 0n ? -part.amount : part.amount);
      if (part.amount < 0n) left -= length;
      const x = part.amount < 0n ? left : right;
      if (part.amount > 0n) right += length;
      return { ...part, x, length };
    });
  return { start, placed };
}

interface PartsBarProps {
  parts: readonly BarPart[];
  reach: BarReach;
  /** The bar of what it is compared with, below it. */
  slim?: boolean;
}

/** One bar of parts; the words and figures next to it say the same. */
export function PartsBar({ parts, reach, slim = false }: PartsBarProps) {
  const hatchId = useId();
  const height = slim ? 10 : 26;
  const { start, placed } = placeParts(parts, reach);
  return (
    <svg className="parts-bar" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <HatchPattern id={`${hatchId}lines`} way="in" />
      <HatchPattern id={`${hatchId}diagonals`} way="out" />
      {placed.map(({ x, length, look }) => (
        <rect
          key={x}
          className={`part-${look}`}
          x={x + gap / 2}
          y="1"
          width={Math.max(1, length - gap)}
          height={height - 2}
          fill={look === 'lines' || look === 'diagonals' ? `url(#${hatchId}${look})` : undefined}
        />
      ))}
      <path className="bar-base" d={`M${Math.max(0.75, start)} 0V${height}`} />
    </svg>
  );
}

/** The look of a part, next to its name. */
export function PartSwatch({ look }: Pick<BarPart, 'look'>) {
  const hatchId = useId();
  return (
    <svg className="bar-swatch" viewBox="0 0 16 16" aria-hidden="true">
      {look === 'lines' && <HatchPattern id={hatchId} way="in" />}
      {look === 'diagonals' && <HatchPattern id={hatchId} way="out" />}
      <rect
        className={`part-${look}`}
        x=".5"
        y=".5"
        width="15"
        height="15"
        rx="3"
        fill={look === 'lines' || look === 'diagonals' ? `url(#${hatchId})` : undefined}
      />
    </svg>
  );
}
