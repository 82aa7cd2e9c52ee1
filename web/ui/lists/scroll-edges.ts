/**
 * As a `ref`: marks what scrolls with `data-scrolled` while something is above, and with
 * `data-more` while something is below, for its style to say so.
 */
export function markScrollEdges(element: HTMLElement): () => void {
  const mark = () => {
    element.toggleAttribute('data-scrolled', element.scrollTop > 1);
    element.toggleAttribute(
      'data-more',
      element.scrollHeight - element.clientHeight - element.scrollTop > 1,
    );
  };
  const sizes = new ResizeObserver(mark);
  const watchParts = () => {
    for (const part of [element, ...element.children]) sizes.observe(part);
  };
  const parts = new MutationObserver(watchParts);
  parts.observe(element, { childList: true });
  watchParts();
  element.addEventListener('scroll', mark, { passive: true });
  return () => {
    sizes.disconnect();
    parts.disconnect();
    element.removeEventListener('scroll', mark);
  };
}
