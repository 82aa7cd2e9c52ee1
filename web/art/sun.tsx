interface SunProps {
  x: number;
  y: number;
  radius: number;
}

const one = (value: number) => Math.round(value * 10) / 10;

/** The sun as an engraver sets it: bars that grow finer towards the ground. */
export function Sun({ x, y, radius }: SunProps) {
  const small = radius < 60;
  const bars = small ? 11 : 16;
  const weight = Math.max(0.42, radius / 112) * (small ? 1.1 : 1);
  return (
    <g data-figure="sun" stroke="var(--lm-art-sun)" strokeLinecap="round">
      {Array.from({ length: bars }, (_, index) => {
        const depth = (index + 0.35) / bars;
        const barY = y - radius + 2 * radius * depth;
        const half = Math.sqrt(Math.max(0, radius * radius - (barY - y) ** 2));
        return (
          <path
            key={index}
            d={`M${one(x - half)} ${one(barY)}h${one(2 * half)}`}
            strokeWidth={one((5.4 - 3.9 * depth) * weight)}
          />
        );
      })}
    </g>
  );
}
