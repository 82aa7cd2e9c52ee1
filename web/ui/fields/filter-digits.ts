import { foldDigits } from '../../../contract/values/fold-digits.ts';

/**
 * Puts only digits back into an input, cut at `length`, with the caret after the digit it stood
 * behind.
 */
export function filterDigits(input: HTMLInputElement, length: number): void {
  const digits = digitsOf(input.value, length);
  if (digits === input.value) return;
  const caret = digitsOf(
    input.value.slice(0, input.selectionStart ?? input.value.length),
    length,
  ).length;
  input.value = digits;
  input.setSelectionRange(caret, caret);
}

/**
 * Filters first and cuts then, so that pasted `123-456-789` and typed `12345abc6789` both keep
 * their nine digits. Digits of another script are taken for what they say.
 */
export function digitsOf(text: string, length: number): string {
  return foldDigits(text).replace(/\D/g, '').slice(0, length);
}
