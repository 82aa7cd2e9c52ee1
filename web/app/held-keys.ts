/**
 * A key that is held down presses once. Its repeats would go to whatever has the focus by then: to
 * the question that the first press opened, before anybody has read it. Lines of text go on being
 * typed.
 */
export function ignoreHeldEnter(): void {
  const ignore = (event: KeyboardEvent) => {
    if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement))
      event.preventDefault();
  };
  window.addEventListener('keydown', ignore, { capture: true });
}
