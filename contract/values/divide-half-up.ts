/**
 * The quotient rounded to the nearest whole number, halves up. The dividend is not negative, the
 * divisor is positive.
 */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}
