import type { Point } from './point.ts';
import { smoothPath } from './smooth-path.ts';

interface RosetteShape {
  radius: number;
  petals: number;
  depth: number;
  /** The number of points that draw the curve. */
  points: number;
  twist: number;
}

/**
 * A guilloché rosette around 0,0: one closed curve, of which rotated copies make the full figure.
 */
export function rosette({ radius, petals, depth, points, twist }: RosetteShape): string {
  const curve = Array.from({ length: points + 1 }, (_, index): Point => {
    const angle = (index / points) * 2 * Math.PI;
    const petal =
      (Math.cos(petals * angle) * (1 + twist * Math.cos(petals * 2 * angle))) / (1 + twist);
    const distance = radius * (1 - depth + depth * petal);
    return [distance * Math.cos(angle), distance * Math.sin(angle)];
  });
  return smoothPath(curve, true);
}
