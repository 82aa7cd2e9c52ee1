import { useId } from 'react';
import type { MomentKind } from '../../../contract/people/moments.ts';
import { Hill, unbrokenLines } from '../../art/hill.tsx';
import { Lark } from '../../art/lark.tsx';
import type { Point } from '../../art/point.ts';
import { smoothPath } from '../../art/smooth-path.ts';
import { Sun } from '../../art/sun.tsx';

const width = 720;
const height = 176;
const hill = {
  width,
  height,
  step: 20,
  stroke: 'var(--lm-card-debit-line)',
  dashes: unbrokenLines,
};

interface Way {
  /** The part already flown. */
  flown: readonly Point[];
  /** The part ahead; undefined where the way is done. */
  ahead?: readonly Point[];
  lark: Point;
}

/** Drawn is done, dotted is ahead: the first money begins a way, the others end one. */
const ways: Record<MomentKind, Way> = {
  first_money: {
    flown: [
      [470, 116],
      [496, 104],
      [520, 88],
    ],
    ahead: [
      [546, 74],
      [584, 50],
      [612, 40],
      [642, 34],
    ],
    lark: [514, 66],
  },
  loan_paid_back: {
    flown: [
      [404, 96],
      [456, 58],
      [520, 34],
      [584, 40],
      [640, 76],
      [664, 104],
    ],
    lark: [650, 82],
  },
  goal_reached: {
    flown: [
      [420, 132],
      [470, 116],
      [518, 84],
      [556, 52],
    ],
    lark: [552, 10],
  },
};

/** The moor of the bank cards and the lark above it; her way is drawn once. */
export function MomentArt({ kind }: { kind: MomentKind }) {
  const id = useId();
  const { flown, ahead, lark } = ways[kind];
  const [endX, endY] = flown.at(-1) ?? [0, 0];
  return (
    <svg
      className="moment-art"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}fade`}>
          <stop offset=".3" stopColor="#fff" stopOpacity=".08" />
          <stop offset=".68" stopColor="#fff" />
        </linearGradient>
        <mask id={`${id}mask`}>
          <rect width={width} height={height} fill={`url(#${id}fade)`} />
        </mask>
      </defs>
      {kind === 'first_money' && <Sun x={632} y={92} radius={34} />}
      <g mask={`url(#${id}mask)`}>
        <Hill
          {...hill}
          fill="var(--lm-moment-far)"
          base={128}
          swell={26}
          seed={61}
          peak={0.78}
          lift={kind === 'goal_reached' ? 64 : 34}
          spread={0.12}
          lineWidth={0.8}
          crestWidth={1.1}
          lineOpacity={0.5}
          lines={7}
          ease={1.15}
          floor={182}
        />
        <Hill
          {...hill}
          fill="var(--lm-moment-near)"
          base={150}
          swell={22}
          seed={14}
          tilt={-18}
          lineWidth={0.9}
          crestWidth={1.3}
          lineOpacity={0.7}
          lines={6}
          ease={1.1}
          floor={190}
        />
      </g>
      <g fill="none" stroke="var(--lm-mark-bird)" strokeWidth="2" strokeLinecap="round">
        <path className="moment-flown" d={smoothPath(flown)} pathLength={1} />
        {ahead && <path d={smoothPath(ahead)} strokeDasharray="1 8" />}
        {!ahead && <circle cx={endX} cy={endY} r="4.5" fill="var(--lm-mark-bird)" />}
      </g>
      <Lark x={lark[0]} y={lark[1]} scale={0.85} fill="var(--lm-mark-bird)" />
    </svg>
  );
}
