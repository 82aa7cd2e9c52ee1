import { Hill } from './hill.tsx';
import { Lark } from './lark.tsx';
import { Sun } from './sun.tsx';
import './art.css';

const width = 400;
const height = 190;

/** A moor with a lark, for lists that have nothing to show yet. */
export function EmptyLandscape() {
  return (
    <svg className="empty-landscape" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Sun x={300} y={64} radius={36} />
      <Hill
        width={width}
        height={height}
        step={20}
        base={116}
        swell={24}
        seed={12}
        peak={0.3}
        lift={20}
        fill="var(--lm-art-hill-1)"
        stroke="var(--lm-art-line)"
        lineWidth={0.9}
        crestWidth={1.2}
        lineOpacity={0.7}
        lines={8}
        ease={1.2}
        floor={height}
      />
      <Lark x={150} y={22} scale={1} />
    </svg>
  );
}
