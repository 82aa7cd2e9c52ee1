interface LarkProps {
  x: number;
  y: number;
  scale: number;
  fill?: string;
}

/** The bird of the brand, as part of a larger picture. */
export function Lark({ x, y, scale, fill = 'var(--lm-art-bird)' }: LarkProps) {
  return (
    <g data-figure="lark" transform={`translate(${x} ${y}) scale(${scale})`} fill={fill}>
      <path d="M2 35.5 10.5 31.8C16 29.6 20 27 24.5 24.2 29 21.3 33 18.6 37 17.6c2-.5 4 .2 4.9 1.7L46.5 20.6 42.2 22.5C41.2 26.4 36.5 30 30.5 31.6 24.5 33.2 18 33.3 12 34.2L5.5 38.8 7.2 34.9Z" />
      <path d="M34.5 20.5C31 12.5 22.5 4.5 9.5 1.5 13 6.5 15 9.5 16.2 12.6 14.5 12 12.8 11.7 11 11.6 14.5 15 17.5 18 19 22.5 21 27 30.5 27 34.5 20.5Z" />
      <path d="M35.6 17.9C34.8 12.5 36.2 6.5 40.5 1 41.8 7 41.6 12.5 39.7 17.6Z" opacity=".72" />
    </g>
  );
}

interface FlightProps {
  path: string;
  width?: number;
}

/** The dotted way a lark has come. */
export function Flight({ path, width = 2 }: FlightProps) {
  return (
    <path
      d={path}
      fill="none"
      stroke="var(--lm-art-flight)"
      strokeWidth={width}
      strokeDasharray="1 9"
      strokeLinecap="round"
    />
  );
}
