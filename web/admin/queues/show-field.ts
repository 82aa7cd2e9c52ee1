/**
 * Brings the field of a place that has the focus in sight, with its label and its message, if it is
 * one of these. The control comes last, because a list of choices can be higher than the window.
 */
export function showField(place: HTMLElement, fields: string): void {
  const control = document.activeElement;
  if (!control || !place.contains(control)) return;
  const field = control.closest(fields);
  // Nothing moves under a finger that is pressing it.
  if (!field || field.querySelector(':active')) return;
  for (const part of [
    ...field.querySelectorAll(':scope > :is(label, legend, .field-error)'),
    control,
  ])
    part.scrollIntoView({ block: 'nearest' });
}
