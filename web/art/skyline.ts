import { contours } from './contours.ts';
import type { Point } from './point.ts';
import { smoothPath } from './smooth-path.ts';

export interface SkylineShape {
  width?: number;
  height?: number;
  /** Free room above the highest value. */
  top?: number;
  /** The number of lines that hatch the hill. */
  count?: number;
  min?: number;
  max?: number;
}

export interface Skyline {
  points: Point[];
  crest: string;
  area: string;
  lines: string[];
}

/**
 * A history of values as a moor: the crest is the data, the lines under it relax to the ground.
 * Needs at least two values.
 */
export function skyline(
  values: readonly number[],
  {
    width = 720,
    height = 160,
    top = 14,
    count = 12,
    min = 0,
    max = Math.max(...values),
  }: SkylineShape = {},
): Skyline {
  const span = max - min || 1;
  const ground = height - 6;
  const points = values.map(
    (value, index): Point => [
      (index / (values.length - 1)) * width,
      ground - ((value - min) / span) * (ground - top),
    ],
  );
  const crest = smoothPath(points);
  return {
    points,
    crest,
    area: `${crest}L${width} ${height}L0 ${height}Z`,
    lines: contours(points, { floor: height + 2, count, ease: 1.25 }),
  };
}
