/**
 * Lets Go Back return to where the visitor came from; where there is nothing to return to the link
 * leads home by itself.
 */
export function enhanceGoBack(): void {
  document.querySelector('[data-go-back]')?.addEventListener('click', (event) => {
    if (history.length < 2) return;
    event.preventDefault();
    history.back();
  });
}
