/**
 * Finds text that people cannot read whole: cut off by a box that does not scroll, or drawn over
 * other text. A text shortened with an ellipsis says so itself. Runs in the page.
 * @returns one line for each, with the box or the other text.
 */
export function textOutOfSight(): string[] {
  const roundingPx = 2;
  /** Of a font's size, above and below the middle of a line: what its letters fill. */
  const inkShare = 0.36;

  interface Line {
    element: Element;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const named = (element: Element) =>
    `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} ` +
    `“${element.textContent.trim().slice(0, 60)}”`;
  const isClipped = (element: Element): boolean => {
    for (let part: Element | null = element; part; part = part.parentElement)
      if (getComputedStyle(part).clipPath !== 'none') return true;
    return false;
  };
  const modal = document.querySelector('[role=dialog], [role=alertdialog]');
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('svg, option, [aria-hidden=true], [inert]') &&
    (modal === null || modal.contains(element)) &&
    !isClipped(element);

  const lines: Line[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (element === null || !text.nodeValue?.trim() || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const ink = parseFloat(getComputedStyle(element).fontSize) * inkShare;
    for (const { left, right, top, bottom, width } of range.getClientRects()) {
      const middle = (top + bottom) / 2;
      if (width > 1) lines.push({ element, left, right, top: middle - ink, bottom: middle + ink });
    }
  }

  const found = new Set<string>();
  const isFixed = new Set<Line>();
  for (const line of lines)
    for (let box: Element | null = line.element; box; box = box.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, position, zIndex } =
        getComputedStyle(box);
      // An open menu lies over the page, too.
      const isFloating = position === 'absolute' && zIndex !== 'auto';
      if (isFloating || position === 'fixed' || position === 'sticky') isFixed.add(line);
      if (position === 'fixed') break;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') {
        // Of what is shortened, only what is left of it lies on the page.
        line.right = Math.min(line.right, right);
        if (line.top >= bottom || line.left >= right) isFixed.add(line);
        break;
      }
      if (/auto|scroll/.test(overflowX + overflowY)) {
        // A line scrolled away lies elsewhere only on paper.
        const isAway =
          line.left >= right || line.right <= left || line.top >= bottom || line.bottom <= top;
        if (isAway) isFixed.add(line);
        break;
      }
      const isCut =
        (overflowX !== 'visible' &&
          (line.left < left - roundingPx || line.right > right + roundingPx)) ||
        (overflowY !== 'visible' &&
          (line.top < top - roundingPx || line.bottom > bottom + roundingPx));
      if (isCut) found.add(`${named(line.element)} is cut by ${named(box)}`);
    }

  // A line that stays in place while the page scrolls lies over other text by design.
  const inFlow = lines.filter((line) => !isFixed.has(line));
  for (const [index, one] of inFlow.entries())
    for (const other of inFlow.slice(index + 1)) {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (one.element !== other.element && across > roundingPx && down > roundingPx)
        found.add(`${named(one.element)} lies on ${named(other.element)}`);
    }
  return [...found];
}

/**
 * Finds fields side by side whose boxes are not on one line, because one of them has a hint and the
 * other has none. Runs in the page.
 */
export function crookedFields(): string[] {
  const control = (field: Element) =>
    field.querySelector('input:not([type=radio]), select, textarea, .segments');
  return [...document.querySelectorAll('.field-row')].flatMap((row) => {
    const fields = [...row.children].filter((field) => field.checkVisibility());
    const rowTop = fields[0]?.getBoundingClientRect().bottom ?? 0;
    const tops = fields
      .filter((field) => field.getBoundingClientRect().top < rowTop)
      .flatMap((field) => control(field)?.getBoundingClientRect().top ?? []);
    const spread = Math.max(...tops) - Math.min(...tops);
    return spread > 2 ? [`${row.textContent.slice(0, 80)}: ${Math.round(spread)} px apart`] : [];
  });
}
