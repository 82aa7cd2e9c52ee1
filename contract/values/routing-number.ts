const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** Says whether the check digit of a nine-digit routing number fits. */
export function fitsCheckDigit(routing: string): boolean {
  return (
    [...routing].reduce((sum, digit, index) => sum + Number(digit) * (weights[index] ?? 0), 0) %
      10 ===
    0
  );
}
