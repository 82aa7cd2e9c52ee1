/**
 * Checks that the boxes of a page end where its room ends, at 640 px, or, next to the links of the
 * own pages, at 880 px: between pages the right edge does not jump. A box is what is painted:
 * panels, tables, tiles, fields. Runs in the page.
 * @returns nothing where they do; else how far they reach, of how much.
 */
export function strayWidth(): string | undefined {
  /** The widths of a form, and of a text that is read next to links. */
  const narrow = [640, 880];
  const main = document.querySelector('main');
  if (!main) return 'no main';
  const style = getComputedStyle(main);
  const left = main.getBoundingClientRect().left + parseFloat(style.paddingLeft);
  const room = main.getBoundingClientRect().right - parseFloat(style.paddingRight) - left;
  const isPainted = (element: Element) => {
    const { backgroundColor, borderTopWidth } = getComputedStyle(element);
    return backgroundColor !== 'rgba(0, 0, 0, 0)' || parseFloat(borderTopWidth) > 0;
  };
  const reach = [...main.querySelectorAll('*')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest('.page-top, .page-heading, .visually-hidden, svg'))
    .filter(isPainted)
    .reduce((most, element) => Math.max(most, element.getBoundingClientRect().right - left), 0);
  return [room, ...narrow].some((end) => Math.abs(reach - end) <= 1)
    ? undefined
    : `${Math.round(reach)} of ${Math.round(room)} px`;
}
