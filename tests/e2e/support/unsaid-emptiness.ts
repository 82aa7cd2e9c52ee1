/**
 * Where a page has nothing to show and leaves its reader alone with it: a table without rows, a
 * list without items, a heading above nothing, a bare “None”, or an empty state without its why
 * or without a way on. Runs in the page, in English.
 * @returns one line for each.
 */
export function unsaidEmptiness(): string[] {
  const main = document.querySelector('main');
  if (!main) return ['no main'];
  const named = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} ` +
    `“${element.textContent.trim().slice(0, 80)}”`;
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('.visually-hidden') === null;
  const all = (selector: string, within: Element = main) =>
    [...within.querySelectorAll(selector)].filter(isShown);
  const isHead = (element: Element) =>
    element.closest('.page-top, .page-heading, h1, h2, h3, nav') !== null;
  const says = (within: Element) =>
    all('*', within).some(
      (element) =>
        !isHead(element) &&
        (element.matches('input, select, textarea, img, canvas') ||
          [...element.childNodes].some(
            ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
          )),
    );
  const found: string[] = [];

  if (!says(main)) found.push('a page of nothing');
  for (const table of all('table'))
    if (table.querySelector('tbody tr') === null) found.push(`no row: ${named(table)}`);
  for (const list of all('ul, ol, dl'))
    if (list.children.length === 0) found.push(`no item: ${named(list)}`);
  for (const part of all('.panel:not(nav), section:has(> :is(h2, h3, header))'))
    if (!says(part)) found.push(`a heading above nothing: ${named(part)}`);

  /** Nothing but that there is nothing; “No flags” is a fact of one thing, and no list of none. */
  const bare =
    /^(?:none|nothing|empty|none (?:yet|here)|no(?: \w+){1,4} (?:yet|here|so far))[.!]?$/i;
  for (const text of all('p, li, td, div, span')) {
    const words = text.textContent.trim();
    const isOfWhole = text.matches('.empty-title') || text.closest('[role=alert]') !== null;
    if (text.childElementCount === 0 && !isOfWhole && bare.test(words))
      found.push(`a bare “${words}” in ${named(text.parentElement ?? text)}`);
  }

  /** Says when or how something comes: by whom, on which press, at what time. */
  const whatComes = /\b(?:shows? up|appears?|choose|search|try|move|runs?|when|as soon as)\b/i;
  for (const state of all('.empty-state, .empty-line')) {
    const why = state.matches('.empty-line')
      ? state.textContent
      : (state.querySelector('.empty-title + p')?.textContent ?? '');
    if (why.trim().length < 20) found.push(`no word of why: ${named(state)}`);
    const around = state.closest('.panel, section') ?? main;
    const wayOn = all('a[href], button', around).some((way) => !isHead(way));
    if (!wayOn && !whatComes.test(why)) found.push(`no way on: ${named(state)}`);
  }
  return found;
}

/** Lists of a page that have something in them, and empty ones, by their heading. */
export interface Lists {
  /** All headings of parts, with a list or without. */
  parts: string[];
  full: string[];
  empty: string[];
}

/** The lists of the page in sight. Runs in the page. */
export function listsInSight(): Lists {
  const main = document.querySelector('main');
  const all = (selector: string) =>
    [...(main?.querySelectorAll(selector) ?? [])].filter(
      (element) => element.checkVisibility() && element.closest('nav') === null,
    );
  const heading = ':scope > :is(h2, h3), :scope > header :is(h2, h3)';
  const nameOf = (part: Element | null) =>
    part?.querySelector(heading)?.textContent.trim() ?? part?.getAttribute('aria-label') ?? '';
  const under = (element: Element) => nameOf(element.closest('.panel, section'));
  return {
    parts: all('.panel, section').map(nameOf),
    full: all('table:has(tbody tr), :is(ul, ol):has(> li)').map(under),
    empty: all('.empty-state, .empty-line').map(under),
  };
}
