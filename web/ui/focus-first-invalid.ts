/** Brings the person to the first field that needs them. */
export function focusFirstInvalid(): void {
  document.querySelector<HTMLElement>('[aria-invalid="true"], .field-invalid input')?.focus();
}
