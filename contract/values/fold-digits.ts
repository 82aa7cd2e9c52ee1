const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/** Unicode keeps the digits of a script in tens, ascending, also where several tens adjoin. */
function valueOf(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  let first = codePoint;
  while (isDigit(first - 1)) first -= 1;
  return String((codePoint - first) % 10);
}

/**
 * @returns the same text with the decimal digits of every script written as 0 to 9, so that what a
 * customer types on an Arabic or a full-width keyboard is read and not dropped.
 */
export const foldDigits = (text: string): string => text.replace(/[^\P{Nd}0-9]/gu, valueOf);
