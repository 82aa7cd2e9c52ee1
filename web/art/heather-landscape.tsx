import { Hill } from './hill.tsx';
import { Lark } from './lark.tsx';
import { Sun } from './sun.tsx';

const width = 1240;
const height = 380;
const hill = { width, height, step: 40 };

/** One heather hill before the sun, behind an invitation. */
export function HeatherLandscape() {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <Sun x={1010} y={150} radius={74} />
      <Hill
        {...hill}
        base={340}
        swell={16}
        seed={3}
        peak={0.8}
        lift={170}
        spread={0.2}
        fill="var(--lm-art-hill-3)"
        stroke="var(--lm-art-bloom)"
        lineWidth={1}
        crestWidth={1.6}
        lineOpacity={0.9}
        lines={14}
        ease={1.2}
        floor={400}
      />
      <Hill
        {...hill}
        base={352}
        swell={24}
        seed={15}
        peak={0.98}
        lift={60}
        spread={0.2}
        fill="var(--lm-art-hill-4)"
        stroke="var(--lm-art-line-near)"
        lineWidth={1}
        crestWidth={1.5}
        lines={6}
        ease={1.1}
        floor={410}
      />
      <Lark x={776} y={74} scale={1.5} />
    </svg>
  );
}
