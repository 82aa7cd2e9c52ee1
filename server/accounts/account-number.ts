import { randomInt } from 'node:crypto';

/** Nine random digits that do not begin with zero, so that no spreadsheet shortens them. */
export function randomAccountNumber(): string {
  return String(randomInt(100_000_000, 1_000_000_000));
}
