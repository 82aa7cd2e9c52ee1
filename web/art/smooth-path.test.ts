import { expect, test } from 'vitest';
import { ridge } from './ridge.ts';
import { smoothPath } from './smooth-path.ts';

/**
 * The control points a renderer uses: `q` names the first, each `t` reflects the one before over
 * the pen.
 */
function controls(path: string): [number, number][] {
  const found: [number, number][] = [];
  let [penX, penY, controlX, controlY] = [0, 0, 0, 0];
  for (const [, command = '', rest = ''] of path.matchAll(/([Mqt])([^MqtLZ]*)/g)) {
    const numbers = [...rest.matchAll(/-?\d*\.?\d+/g)].map(Number);
    const [x = 0, y = 0] = numbers.slice(-2);
    if (command === 'M') {
      [penX, penY] = [x, y];
      continue;
    }
    [controlX, controlY] =
      command === 'q'
        ? [penX + (numbers[0] ?? 0), penY + (numbers[1] ?? 0)]
        : [2 * penX - controlX, 2 * penY - controlY];
    found.push([controlX, controlY]);
    [penX, penY] = [penX + x, penY + y];
  }
  return found;
}

test('a long line does not drift: a renderer bends it at each point', () => {
  const points = ridge({ width: 14_400, base: 200, swell: 40, seed: 7, step: 24 });
  const drawn = controls(smoothPath(points));
  expect(drawn).toHaveLength(points.length - 2);
  drawn.forEach(([x, y], index) => {
    const [wantedX = 0, wantedY = 0] = points[index + 1] ?? [];
    expect(Math.hypot(x - wantedX, y - wantedY)).toBeLessThan(0.2);
  });
});

test('the same seed draws the same hill, another seed another', () => {
  const shape = { width: 400, base: 100, swell: 30, step: 20 };
  expect(smoothPath(ridge({ ...shape, seed: 5 }))).toBe(smoothPath(ridge({ ...shape, seed: 5 })));
  expect(smoothPath(ridge({ ...shape, seed: 5 }))).not.toBe(
    smoothPath(ridge({ ...shape, seed: 6 })),
  );
});

test('two points are a line, and fewer are nothing', () => {
  expect(
    smoothPath([
      [0, 0.5],
      [10, -2.25],
    ]),
  ).toBe('M0 .5L10-2.2');
  expect(smoothPath([[1, 1]])).toBe('');
});
