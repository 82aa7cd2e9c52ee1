/** The multiples of a step, from one number to another. */
const multiples = (step: number, from: number, to: number): number[] =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);

/**
 * The amounts of the slider, in US minor units: the steps grow with the amount, so that a finger can
 * hit each. Other amounts are typed.
 */
export const amountStops: readonly bigint[] = [
  ...multiples(100_00, 500_00, 5_000_00),
  ...multiples(500_00, 5_500_00, 25_000_00),
  ...multiples(1_000_00, 26_000_00, 50_000_00),
  ...multiples(5_000_00, 55_000_00, 100_000_00),
  ...multiples(10_000_00, 110_000_00, 500_000_00),
].map(BigInt);

/** Half years up to five years, then years. */
export const termStops: readonly number[] = [...multiples(6, 6, 60), ...multiples(12, 72, 480)];

/** The stop that a value has reached; one below them all is at the first. */
export const positionOf = <Value extends bigint | number>(
  stops: readonly Value[],
  value: Value,
): number =>
  Math.max(
    0,
    stops.findLastIndex((stop) => stop <= value),
  );

/** @returns the place of a value along the slider, from 0 to 1. */
export const shareAlong = <Value extends bigint | number>(
  stops: readonly Value[],
  value: Value,
): number => positionOf(stops, value) / (stops.length - 1);
