import { Lark } from './lark.tsx';
import type { Point } from './point.ts';
import { smoothPath } from './smooth-path.ts';
import { VignetteFrame } from './vignette-frame.tsx';

const rings = 11;
const pointsPerRing = 36;

interface VignetteMapProps {
  /** Where the top of the hill lies. */
  x?: number;
  y?: number;
  /** Turns the hill, so that two maps do not look alike. */
  turn?: number;
  path?: string;
}

function ring(x: number, y: number, turn: number, index: number): string {
  const points = Array.from({ length: pointsPerRing + 1 }, (_, step): Point => {
    const angle = (step / pointsPerRing) * 2 * Math.PI;
    const bend =
      1 +
      0.16 * Math.sin(angle * 2 + 0.6 + turn) +
      0.1 * Math.sin(angle * 3 + index * 0.16 + turn) +
      0.05 * Math.sin(angle * 5 + 1);
    return [
      x + index * 13 * bend * 1.35 * Math.cos(angle),
      y + index * 13 * bend * 0.82 * Math.sin(angle),
    ];
  });
  return smoothPath(points, true);
}

/** A contour map with a marked way to the top. */
export function VignetteMap({
  x = 232,
  y = 92,
  turn = 0,
  path = 'M20 178C80 170 96 128 140 126S176 98 228 94',
}: VignetteMapProps) {
  return (
    <VignetteFrame>
      <g fill="none" stroke="var(--lm-art-line)" strokeWidth=".9" opacity=".8">
        {Array.from({ length: rings }, (_, index) => (
          <path
            key={index}
            d={ring(x, y, turn, index + 1)}
            strokeWidth={(index + 1) % 4 === 0 ? 1.7 : undefined}
          />
        ))}
      </g>
      <path
        d={path}
        fill="none"
        stroke="var(--lm-art-bloom)"
        strokeWidth="2.4"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      <circle cx={x} cy={y} r="5" fill="var(--lm-art-bloom)" />
      <Lark x={x + 4} y={y - 50} scale={0.86} />
    </VignetteFrame>
  );
}
