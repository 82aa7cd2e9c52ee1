import { bank } from '../../../config/bank.ts';

const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** Whether the check digit of a nine-digit routing number fits. */
export function fitsCheckDigit(routing: string): boolean {
  return [...routing].reduce((sum, digit, index) => sum + Number(digit) * (weights[index] ?? 0), 0) % 10 === 0;
}

/** Worth a second look, never a refusal: the bank accepts any nine digits. */
export function routingWarning(routing: string): string | undefined {
  if (routing.length !== 9 || routing === bank.routingNumber || fitsCheckDigit(routing)) return undefined;
  return 'This number does not look like a routing number. Please compare it with the recipient’s.';
}

/** Whose number it is, as far as we know. */
export function routingHint(routing: string): string {
  return routing === bank.routingNumber ? `${bank.name}: the money arrives at once.` : 'Nine digits, at the bottom left of a check.';
}
