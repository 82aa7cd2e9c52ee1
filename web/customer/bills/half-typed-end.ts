import type { DraftErrors } from '../payments/draft-fields.ts';

/**
 * What is wrong with an end date that is half typed: the browser gives it as empty, and that would
 * be a bill without end.
 */
export function halfTypedEnd(): DraftErrors {
  const field = document.querySelector<HTMLInputElement>('[name=endDate]');
  return field?.validity.badInput ? { endDate: 'Please enter a valid date.' } : {};
}
