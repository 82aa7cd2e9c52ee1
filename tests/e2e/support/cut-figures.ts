/**
 * Finds what large type breaks: a page that scrolls sideways, and an amount or a number of an
 * account that its reader cannot see whole. A figure to scroll to is in reach. Runs in the page.
 * @returns one line for each, with the box that cuts it.
 */
export function cutFigures(): string[] {
  const roundingPx = 1.5;
  const named = (element: Element) =>
    `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}`;
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

  function cutBy(figure: Element, line: DOMRect): string | undefined {
    for (let box: Element | null = figure; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(box);
      if (clipPath !== 'none') return undefined;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      if (cuts(overflowX) && (line.left < left - roundingPx || line.right > right + roundingPx))
        return named(box);
      if (
        cuts(overflowY) &&
        (line.top < top - line.height / 4 || line.bottom > bottom + line.height / 4)
      )
        return named(box);
      if (scrolls(overflowX)) return undefined;
    }
    const room = document.documentElement.clientWidth;
    return line.left < -roundingPx || line.right > room + roundingPx ? 'the window' : undefined;
  }

  const found = new Set<string>();
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    found.add(`the page scrolls ${scrollWidth - clientWidth} px sideways`);
  for (const figure of document.querySelectorAll('.lm-money, .money-figure, .account-number')) {
    if (!figure.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (figure.closest('.visually-hidden, svg')) continue;
    const text = document.createRange();
    text.selectNodeContents(figure);
    for (const line of text.getClientRects()) {
      const box = cutBy(figure, line);
      if (box !== undefined) found.add(`“${figure.textContent}” is cut by ${box}`);
    }
  }
  return [...found];
}

/** WCAG 1.4.12: what a reader may set. Runs in the page. */
export function spaceText(wide: boolean): void {
  const sheet = document.adoptedStyleSheets[0] ?? new CSSStyleSheet();
  document.adoptedStyleSheets = [sheet];
  sheet.replaceSync(
    wide
      ? `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
           word-spacing: 0.16em !important; }
         p { margin-block-end: 2em !important; }`
      : '',
  );
}
