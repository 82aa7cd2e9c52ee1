/**
 * The PINs that people choose most, of those that the rules below do not refuse (published counts
 * of leaked PINs).
 */
const common = new Set(
  `1004 2580 1122 1313 2001 2010 1212 4321 7777 6969 1010 0852 5683 1102 0007 0070 1414 1515 1616 1717 1818 1919 2020 2121 2222 2323
   2424 2525 2626 2727 2828 2929 3030 3131 3232 3434 4141 4242 4343 4545 5050 5151 5252 5353 5454 5656 6060 6161 6464 6565 6767 7070
   7171 7272 7373 7474 7575 7676 7878 8080 8181 8282 8383 8484 8585 8686 8787 8989 9090 9191 9292 9393 9494 9595 9696 9797 9898 1112
   1221 1331 1441 1551 2112 2332 2552 3113 3223 4224 5115 5225 6336 7117 7227 8118 8228 9119 1123 1235 1236 1245 1478 1470 1590 2468
   3690 3698 7410 7412 7890 8520 8521 9630 9632 1357 1379 1397 1593 2486 2587 3579 4569 7531 7539 7895 8246 9513 9517 1011 0911 0420
   1221 1029 2356 2469 3636 4848 5678 6789 0101 0102 0123 0202 0303 0404 0505 0606 0707 0808 0909 1100 1200 1225 1231 4200 5000 6996`.split(
    /\s+/,
  ),
);

const isOneDigit = (pin: string) => new Set(pin).size === 1;

/** 1234, 6789, 7890, 4321, 0987. */
function isSequence(pin: string): boolean {
  const digits = [...pin].map(Number);
  const steps = digits.slice(1).map((digit, index) => (digit - (digits[index] ?? 0) + 10) % 10);
  return steps.every((step) => step === 1) || steps.every((step) => step === 9);
}

const isYear = (pin: string) => Number(pin) >= 1940 && Number(pin) <= 2030;

/**
 * Says whether a thief with five tries would try this PIN: one digit repeated, a sequence, a year,
 * or one of those that people choose most.
 */
export function isSimplePin(pin: string): boolean {
  return isOneDigit(pin) || isSequence(pin) || isYear(pin) || common.has(pin);
}

/** The words by which such a PIN is refused. */
export const tooSimplePin =
  'Too easy to guess. Avoid sequences, repeats, years and patterns on the keypad.';

/** The fault of a PIN that is chosen now; undefined of one that thieves would not try. */
export const simplePinError = (pin: string): string | undefined =>
  isSimplePin(pin) ? tooSimplePin : undefined;
