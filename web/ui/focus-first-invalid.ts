/**
 * Brings the person to the first field that needs them: of the form they are in, or of the window
 * that lies over the page. Behind a window nothing takes the focus.
 */
export function focusFirstInvalid(): void {
  const place =
    document.activeElement?.closest('form') ??
    [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1) ??
    document;
  place.querySelector<HTMLElement>('[aria-invalid="true"], .field-invalid input')?.focus();
}
