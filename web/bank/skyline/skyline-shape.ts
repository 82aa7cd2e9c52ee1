import type { Point } from '../../art/point.ts';
import { skyline, type Skyline } from '../../art/skyline.ts';
import { skylineScale } from './skyline-scale.ts';

export const width = 760;
export const height = 150;

export interface SkylineShape extends Skyline {
  /** Where each day's balance lies, with the days to come. */
  points: Point[];
  /** The dotted line from today on, where something is scheduled. */
  ahead?: string;
}

/**
 * A hill up to today. It runs on a little behind it, so that the marker is on it and not at the
 * edge.
 */
export const skylineShape = (totals: readonly number[]): SkylineShape =>
  skyline([...totals, totals.at(-1) ?? 0], { width, height, ...skylineScale(totals) });

/** While amounts are hidden, and before there are two days: a level moor that says nothing. */
export const levelMoor = (): SkylineShape => skyline([1, 1], { width, height, max: 3 });
