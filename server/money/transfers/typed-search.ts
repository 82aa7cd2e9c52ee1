const decimalComma = /^[^\d\s]*((?:\d{1,3}(?:\.\d{3})+|\d+),\d{2})$/;
const leadingSign = /^[+−-]\s*(?=\D{0,2}\d)/;

/**
 * Writes typed text as amounts are kept: `45,67` and `1.234,56` are sums with a decimal comma, and
 * a sign in front is not part of a sum.
 */
export function typedSearch(text: string): string {
  const trimmed = text.trim().replace(leadingSign, '');
  const [, sum] = decimalComma.exec(trimmed) ?? [];
  return sum === undefined ? trimmed : sum.replaceAll('.', '').replace(',', '.');
}
