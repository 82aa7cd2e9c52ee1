import { Hill, unbrokenLines } from './hill.tsx';

interface MoorFootProps {
  className?: string;
}

const width = 248;
const height = 150;
const hill = { width, height, step: 16, stroke: 'var(--lm-art-line)', dashes: unbrokenLines };

/** The quiet moor at the foot of the sidebar. */
export function MoorFoot({ className }: MoorFootProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <Hill
        {...hill}
        base={63}
        swell={21}
        seed={17}
        fill="none"
        lineWidth={0.8}
        crestWidth={1}
        lineOpacity={0.45}
        lines={6}
        ease={1.2}
        floor={height}
      />
      <Hill
        {...hill}
        base={99}
        swell={18}
        seed={21}
        fill="var(--lm-canvas)"
        lineWidth={0.9}
        crestWidth={1.2}
        lineOpacity={0.7}
        lines={7}
        ease={1.1}
        floor={height + 10}
      />
    </svg>
  );
}
