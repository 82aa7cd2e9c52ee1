/** What is wrong with the dates of a form that are half typed, by field. The browser gives them as empty, and empty has a meaning of its own: no end, or now. */
export function halfTypedDates(form: HTMLFormElement): Record<string, string> {
  const dates = [...form.elements].filter((control) => control instanceof HTMLInputElement).filter(({ validity }) => validity.badInput);
  return Object.fromEntries(dates.map(({ name, type }) => [name, type === 'date' ? 'Please enter a valid date.' : 'Please enter a valid date and time.']));
}
