/**
 * Finds what does not belong on a printed sheet: what is pressed, typed or followed through the
 * bank, pictures that say nothing, ink that is not black, ground that is not white, and rows of a
 * table that may be split or lose their heading. Runs in the page while it is shown as printed.
 * @returns one line for each.
 */
export function wrongOnPaper(): string[] {
  /** The lightest grey that still reads as black. */
  const lightestBlack = 0x55;
  const named = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} ` +
    `“${(element.textContent ?? '').trim().slice(0, 50)}”`;
  const isShown = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.closest('.visually-hidden') === null;
  };
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const hasWords = (element: Element) =>
    [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
    );
  const isInk = (element: Element) => hasWords(element) || element.matches('svg, img');
  const shown = [...document.body.querySelectorAll('*')].filter(isShown);
  const found: string[] = [];

  const tools =
    'nav, button, summary, label, input, select, textarea, .button, .skip-link, [role=menu], ' +
    '[role=tablist], [role=search], [role=toolbar], [role=slider], [role=dialog], dialog, kbd, ' +
    '.toast, .tooltip, .skeleton';
  /** A row of a list opens by its own words, which are read on paper, too. */
  const isWordsOfRow = (element: Element) =>
    element.matches('button:not(.button), label') && element.closest('td, li') !== null;
  for (const element of shown) {
    if (element.matches(tools) && !isWordsOfRow(element)) found.push(`tool: ${named(element)}`);
    const isDrawing = element.matches('svg, canvas') && element.getBoundingClientRect().width > 32;
    if (isDrawing) found.push(`drawing: ${named(element)}`);
    const { backgroundColor, backgroundImage, boxShadow, color } = getComputedStyle(element);
    const [red = 0, green = 0, blue = 0, alpha = 1] = channels(backgroundColor);
    if (alpha > 0 && Math.min(red, green, blue) < 0xff)
      found.push(`ground ${backgroundColor}: ${named(element)}`);
    if (backgroundImage !== 'none' || boxShadow !== 'none')
      found.push(`ground ${backgroundImage} ${boxShadow}: ${named(element)}`);
    for (const pseudo of ['::before', '::after']) {
      const { content, display, height } = getComputedStyle(element, pseudo);
      if (content !== 'none' && display !== 'none' && parseFloat(height) > 200)
        found.push(`line along the sheet: ${pseudo} of ${named(element)}`);
    }
    if (hasWords(element) && Math.max(...channels(color).slice(0, 3)) > lightestBlack)
      found.push(`ink ${color}: ${named(element)}`);
  }
  const holds = (element: Element) => shown.some((part) => element.contains(part) && isInk(part));
  /** A text that is only read out has nothing to lose; a mark and its hidden word have. */
  const meansSomething = (cell: Element) =>
    cell.querySelector('svg') !== null ||
    [cell, ...cell.querySelectorAll(':not(.visually-hidden, [aria-hidden=true])')].some(hasWords);
  for (const cell of document.querySelectorAll('td, th, li, dt, dd'))
    if (isShown(cell) && meansSomething(cell) && !holds(cell))
      found.push(`lost its words: ${named(cell)}`);
  for (const name of document.querySelectorAll('button.ledger-name'))
    if (!isShown(name) && isShown(name.parentElement ?? name))
      found.push(`row that lost its name: ${named(name)}`);
  for (const heading of document.querySelectorAll('h2, h3')) {
    const part = heading.closest('.panel, section');
    const others = shown.filter((each) => part?.contains(each) && !heading.contains(each));
    if (part && isShown(heading) && !others.some(isInk))
      found.push(`heading of nothing: ${named(heading)}`);
  }
  for (const table of document.querySelectorAll('table')) {
    if (!isShown(table)) continue;
    const head = table.tHead;
    if (
      head &&
      !head.matches('.visually-hidden') &&
      getComputedStyle(head).display !== 'table-header-group'
    )
      found.push(`table without a head on its next sheet: ${named(table)}`);
    for (const row of table.rows)
      if (isShown(row) && !getComputedStyle(row).breakInside.startsWith('avoid'))
        found.push(`row that may be split: ${named(row)}`);
  }
  return found;
}
