import type { Point } from './point.ts';
import { seededRandom } from './seeded-random.ts';
import { smoothPath } from './smooth-path.ts';

export interface ContourShape {
  /** The height at which the last line would lie flat. */
  floor: number;
  count: number;
  /** Above 1 the lines are closer under the crest. */
  ease: number;
  wobble?: number;
  seed?: number;
}

/** Copies of a hill line that relax towards the floor: the engraver's hatch. */
export function contours(
  crest: readonly Point[],
  { floor, count, ease, wobble = 0, seed = 3 }: ContourShape,
): string[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const depth = ((index + 1) / (count + 0.5)) ** ease;
    const phase = random() * 6.283;
    return smoothPath(
      crest.map(([x, y]) => [
        x,
        y + (floor - y) * depth + Math.sin(x / 90 + phase) * wobble * depth,
      ]),
    );
  });
}
