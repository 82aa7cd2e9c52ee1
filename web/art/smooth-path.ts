import type { Point } from './point.ts';

const tenths = (value: number) => Math.round(value * 10);

/** `12`, `.5`, `-3.2`: tenths as the shortest number SVG reads. */
function shortNumber(value: number): string {
  return (value / 10).toString().replace(/^(-?)0\./, '$1.');
}

function pair(x: number, y: number): string {
  const second = shortNumber(y);
  return shortNumber(x) + (second.startsWith('-') ? '' : ' ') + second;
}

/**
 * Points to a smooth path: quadratics that end half-way between their control points. Those are
 * each other's reflections, which is what SVG's `t` command draws, so every point costs one short
 * pair. The rounding of one point is taken into the next, so it cannot add up.
 */
export function smoothPath(points: readonly Point[], closed = false): string {
  const [first, second] = points;
  const last = points.at(-1);
  if (first === undefined || second === undefined || last === undefined) return '';
  let [penX, penY] = [tenths(first[0]), tenths(first[1])];
  let [controlX, controlY] = [tenths(second[0]), tenths(second[1])];
  let path = `M${pair(penX, penY)}`;
  points.slice(2).forEach(([x, y], index) => {
    const [endX, endY] = [Math.round((controlX + x * 10) / 2), Math.round((controlY + y * 10) / 2)];
    path +=
      index === 0
        ? `q${pair(controlX - penX, controlY - penY)} ${pair(endX - penX, endY - penY)}`
        : `t${pair(endX - penX, endY - penY)}`;
    [controlX, controlY, penX, penY] = [2 * endX - controlX, 2 * endY - controlY, endX, endY];
  });
  path += `L${pair(tenths(last[0]), tenths(last[1]))}`;
  return closed ? `${path}Z` : path;
}
