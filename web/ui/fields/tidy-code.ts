/**
 * `DE89 3704-0044` reads as `DE8937040044`; anything else that is typed stays, so that it can be
 * named as wrong.
 */
export const codeOf = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** Puts the tidied code back into an input, with the caret behind the character it stood behind. */
export function tidyCode(input: HTMLInputElement): void {
  const code = codeOf(input.value);
  if (code === input.value) return;
  const caret = codeOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  input.value = code;
  input.setSelectionRange(caret, caret);
}
