type Control = HTMLInputElement | HTMLTextAreaElement;

/** Finds the fault of each control of a form, in our words. */
export function findErrors(form: HTMLFormElement): Map<Control, string> {
  const errors = new Map<Control, string>();
  for (const control of form.querySelectorAll<Control>('[name]')) {
    const { validity, dataset } = control;
    if (!validity.valid)
      errors.set(
        control,
        (validity.valueMissing ? dataset['missing'] : dataset['invalid']) ??
          control.validationMessage,
      );
  }
  return errors;
}

/** The page carries the icon, so that the script need not. */
export function errorIcon(): Node {
  return document.querySelector('template')?.content.cloneNode(true) ?? document.createTextNode('');
}

/** Marks a control as wrong until it is edited. */
export function showError(control: Control, message: string): void {
  clearError(control);
  const text = document.createElement('p');
  text.className = 'field-error';
  text.id = `${control.name}-error`;
  text.append(errorIcon(), message);
  const field = control.closest('.field');
  field?.classList.add('field-invalid');
  field?.append(text);
  control.ariaInvalid = 'true';
  control.setAttribute('aria-describedby', text.id);
}

export function clearError(control: Control): void {
  const field = control.closest('.field');
  field?.classList.remove('field-invalid');
  field?.querySelector('.field-error')?.remove();
  control.removeAttribute('aria-invalid');
  control.removeAttribute('aria-describedby');
}
