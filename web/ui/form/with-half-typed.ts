import type { FieldErrors } from './form-state.ts';
import { formTexts } from './form.texts.ts';

/**
 * Adds the dates that are half typed: the browser gives such a date as empty, and where the field
 * is optional that would be none. They come last, because a form may show its first error only, and
 * a field's own words are kept.
 */
export function withHalfTyped(wrong: FieldErrors = {}, form?: HTMLFormElement): FieldErrors {
  const errors = { ...wrong };
  for (const control of form?.elements ?? [])
    if (control instanceof HTMLInputElement && control.validity.badInput)
      errors[control.name] ??= formTexts.validDate;
  return errors;
}
