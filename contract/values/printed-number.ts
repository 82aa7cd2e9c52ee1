const grouped = /^[\p{L}\d]+(?:[\s\u00a0\-–]+[\p{L}\d]+)+$/u;
const fewestDigits = 6;

/**
 * A number as it is printed, without what parts its groups: `492 440 043`, `492-440-043`, an IBAN in
 * fours. Undefined for everything else. Words with a few digits among them are no number.
 */
export function printedNumber(text: string): string | undefined {
  const trimmed = text.trim();
  if (!grouped.test(trimmed)) return undefined;
  const joined = trimmed.replace(/[^\p{L}\d]/gu, '');
  const digits = joined.replace(/\D/g, '').length;
  return digits >= fewestDigits && digits * 2 > joined.length ? joined : undefined;
}
