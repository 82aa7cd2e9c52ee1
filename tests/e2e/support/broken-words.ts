/**
 * Finds words of which most letters have a line of their own, as in a column that large type has
 * left no room. A long word may go on in a second line. Runs in the page.
 * @returns one line for each word.
 */
export function brokenWords(): string[] {
  const isOnlyHeard = (place: Element | null): boolean =>
    place !== null &&
    (getComputedStyle(place).clipPath !== 'none' || isOnlyHeard(place.parentElement));
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const place = text.parentElement;
    const words = [...text.data.matchAll(/(?<![^\s“(])\p{L}{4,}(?![^\s,.:…”)])/gu)];
    if (words.length === 0 || !place?.checkVisibility({ visibilityProperty: true })) continue;
    if (place.closest('svg') || isOnlyHeard(place)) continue;
    for (const { 0: word, index } of words) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1 && word.length / lines.size < 2)
        found.add(`“${word}” is in ${lines.size} pieces`);
    }
  }
  return [...found];
}
