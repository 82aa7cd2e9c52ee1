import type { Point } from './point.ts';
import { seededRandom } from './seeded-random.ts';

export interface RidgeShape {
  width: number;
  /** Height of the line before waves and hill. */
  base: number;
  /** Height of the waves. */
  swell: number;
  seed: number;
  /** Distance between two points; wider is fewer bytes. */
  step: number;
  /** The place of the one hill, from 0 (left) to 1 (right). */
  peak?: number;
  /** The height by which the hill rises. */
  lift?: number;
  /** The width of the hill, as a share of the whole width. */
  spread?: number;
  /** The depth of the right end below the left. */
  tilt?: number;
}

const waveCount = 5;

/** A hill line: a sum of seeded waves with at most one peak. */
export function ridge({
  width,
  base,
  swell,
  seed,
  step,
  peak,
  lift = 0,
  spread = 0.16,
  tilt = 0,
}: RidgeShape): Point[] {
  const random = seededRandom(seed);
  const waves = Array.from({ length: waveCount }, (_, index) => ({
    frequency: ((0.6 + index * 0.9 + random() * 0.6) * 2 * Math.PI) / width,
    phase: random() * 6.283,
    weight: 1 / (1 + index * 0.95),
  }));
  const points: Point[] = [];
  for (let x = -step; x <= width + step; x += step) {
    const wave = waves.reduce(
      (sum, { frequency, phase, weight }) => sum + Math.sin(x * frequency + phase) * weight,
      0,
    );
    const hill = peak === undefined ? 0 : lift * Math.exp(-(((x / width - peak) / spread) ** 2));
    points.push([x, base + wave * swell * 0.5 - hill + tilt * (x / width - 0.5)]);
  }
  return points;
}
