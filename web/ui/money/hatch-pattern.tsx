interface HatchPatternProps {
  id: string;
  way: 'in' | 'out';
}

const ways = {
  in: { path: 'M0 .75H4.5', size: 4.5 },
  out: { path: 'M-1 1 1-1M0 7 7 0M6 8 8 6', size: 7 },
};

/** The hatch of drawn bars: lines for money in, diagonals for money out. */
export function HatchPattern({ id, way }: HatchPatternProps) {
  const { path, size } = ways[way];
  return (
    <pattern
      id={id}
      className={`bar-${way}`}
      width={size}
      height={size}
      patternUnits="userSpaceOnUse"
    >
      <rect className="bar-tint" width={size} height={size} />
      <path d={path} strokeWidth="1.5" />
    </pattern>
  );
}
