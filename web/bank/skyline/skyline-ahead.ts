import { skyline } from '../../art/skyline.ts';
import { smoothPath } from '../../art/smooth-path.ts';
import { skylineScale } from './skyline-scale.ts';
import { height, skylineShape, width, type SkylineShape } from './skyline-shape.ts';

/**
 * A hill up to today, and a line over the days to come: what is done is drawn, what is ahead is
 * dotted.
 */
export function skylineAhead(totals: readonly number[], toCome: readonly number[]): SkylineShape {
  if (toCome.length === 0) return skylineShape(totals);
  const all = [...totals, ...toCome];
  const scale = skylineScale(all);
  const { points } = skyline(all, { width, height, ...scale });
  const [todayX] = points[totals.length - 1] ?? [width];
  return {
    ...skyline(totals, { width: todayX, height, ...scale }),
    points,
    ahead: smoothPath(points.slice(totals.length - 1)),
  };
}
