/** The values at the lower and the upper edge of a skyline. */
export interface SkylineScale {
  min: number;
  max: number;
}

/**
 * The lower edge never cuts off more than this share of the lowest value, so that a small change
 * stays a small hill.
 */
const keptShare = 0.95;

/**
 * Shows the shape of the values: the hill is on a base of half its own height, and unchanging
 * values make a level moor.
 */
export function skylineScale(values: readonly number[]): SkylineScale {
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  if (lowest === highest) return { min: 0, max: highest === 0 ? 1 : highest * 2 };
  return {
    min: Math.max(0, Math.min(lowest - (highest - lowest) / 2, lowest * keptShare)),
    max: highest,
  };
}
