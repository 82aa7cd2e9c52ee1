/**
 * Finds what a page loses where the system chooses its colors (Windows' contrast themes): there
 * each background becomes the page's, and no shadow is drawn. Each of these runs in the page.
 */

/** Lists parts with no other form than their background (a dot, a bar, a mark) that were lost. */
export function lostShapes(): string[] {
  const root = document.documentElement;
  const isSeen = (color: string) => !color.endsWith(', 0)');
  const groundOf = (from: Element | null): string => {
    for (let element = from; element; element = element.parentElement) {
      const { backgroundColor } = getComputedStyle(element);
      if (isSeen(backgroundColor)) return backgroundColor;
    }
    return 'none';
  };
  const hasForm = (style: CSSStyleDeclaration) =>
    ['Top', 'Right', 'Bottom', 'Left'].some(
      (side) => parseFloat(style[`border${side}Width` as 'borderTopWidth']) > 0,
    ) ||
    style.outlineStyle !== 'none' ||
    style.backgroundImage !== 'none';
  const elements = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      !element.closest('svg, .visually-hidden') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  // One of each kind: what looks alike is lost alike.
  const kinds = new Map(
    elements.map((element) => [
      [element, element.parentElement]
        .map((each) => `${each?.localName} ${each?.getAttribute('class')} ${each?.ariaCurrent}`)
        .join(' '),
      element,
    ]),
  );
  const shapes = [...kinds.values()].flatMap((element) => [
    ...(element.childNodes.length === 0 &&
    !element.matches('input, textarea, select, img, progress')
      ? [{ element, part: '' }]
      : []),
    ...['::before', '::after']
      .filter((part) => getComputedStyle(element, part).content === '""')
      .map((part) => ({ element, part })),
  ]);
  const drawn = () =>
    shapes.filter(({ element, part }) => {
      const style = getComputedStyle(element, part || null);
      const { width, height } = style;
      if (style.opacity === '0' || parseFloat(width) < 1 || parseFloat(height) < 1) return false;
      const ground = groundOf(part === '' ? element.parentElement : element);
      return hasForm(style) || (isSeen(style.backgroundColor) && style.backgroundColor !== ground);
    });
  // The page as it looks without the system's colors.
  root.style.forcedColorAdjust = 'none';
  const before = drawn();
  root.style.forcedColorAdjust = '';
  const after = new Set(drawn());
  return [
    ...new Set(
      before
        .filter((shape) => !after.has(shape))
        .map(({ element, part }) => `${element.tagName}.${element.getAttribute('class')}${part}`),
    ),
  ];
}

/** Lists marked elements (chosen, or where one is) that look the same without their mark. */
export function lostMarks(): string[] {
  const look = (element: Element) =>
    ['', '::before', '::after']
      .flatMap((part) => {
        const style = getComputedStyle(element, part || null);
        return part !== '' && style.content === 'none'
          ? []
          : [
              style.borderWidth,
              style.borderColor,
              style.outline,
              style.textDecorationLine,
              style.textDecorationThickness,
              part && style.backgroundColor,
            ];
      })
      .join('|');
  const lookOf = (element: Element) =>
    [element, ...element.querySelectorAll('*')].map(look).join(' ');
  const marked = [
    ...document.querySelectorAll('[aria-current], [aria-pressed=true], [aria-selected=true]'),
    ...[...document.querySelectorAll('input[type=radio]:checked')].flatMap(
      (input) => input.closest('label') ?? [],
    ),
  ].filter((element) => element.checkVisibility({ visibilityProperty: true }));
  const unmarkedLook = (element: Element): string | null | undefined => {
    const name = ['aria-current', 'aria-pressed', 'aria-selected'].find((each) =>
      element.hasAttribute(each),
    );
    if (name !== undefined) {
      const value = element.getAttribute(name) ?? '';
      element.removeAttribute(name);
      const without = lookOf(element);
      element.setAttribute(name, value);
      // A class of its own says it too: then the element next to it is without the mark.
      const next = element.nextElementSibling ?? element.previousElementSibling;
      return without === lookOf(element) && next?.className !== element.className
        ? next && lookOf(next)
        : without;
    }
    const other = [...document.querySelectorAll(element.tagName)].find(
      (each) =>
        each.className === element.className && !marked.includes(each) && each.checkVisibility(),
    );
    return other && lookOf(other);
  };
  return marked
    .filter((element) => unmarkedLook(element) === lookOf(element))
    .map((element) => `${element.tagName}.${element.className}: ${element.textContent}`);
}

/** Lists elements that look the same with the focus as before. */
export function lostFocus(): string[] {
  const all = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button:not([disabled]), input, select, textarea, summary, [tabindex="0"]',
    ),
  ].filter((element) => element.checkVisibility({ visibilityProperty: true }));
  // One of each kind: what looks alike is lost alike.
  const kinds = new Map(
    all.map((element) => [
      `${element.localName} ${element.className} ${element.ariaCurrent} ${element.matches(':checked')}` +
        ` ${element.parentElement?.className}`,
      element,
    ]),
  );
  const outlineOf = (element: Element, part?: string) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, part ?? null);
    return outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
  };
  // A drawn control is outlined in the place of the input that lies over it.
  const ringOf = (element: Element) =>
    [element, element.parentElement, element.parentElement?.parentElement]
      .flatMap((each) => (each ? [outlineOf(each), outlineOf(each, '::after')] : []))
      .join('|');
  const canvas = getComputedStyle(document.body).backgroundColor;
  const held = document.activeElement;
  (held as HTMLElement | null)?.blur();
  const lost = [...kinds.values()].flatMap((element) => {
    const before = ringOf(element);
    element.focus({ preventScroll: true, focusVisible: true });
    if (document.activeElement !== element) return [];
    const now = ringOf(element);
    return now === before || !now.replaceAll(canvas, '').includes('rgb')
      ? [`${element.tagName}.${element.className}: ${element.textContent || element.ariaLabel}`]
      : [];
  });
  (held as HTMLElement | null)?.focus({ preventScroll: true });
  return [...new Set(lost)];
}

/** Lists the lines of a chart that do not contrast with the page. */
export function lostLines(): string[] {
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? [])
      .slice(0, 3)
      .map((part) => Number(part) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ground = luminance(getComputedStyle(document.body).backgroundColor);
  const contrast = (color: string) => {
    const [light = 0, dark = 0] = [luminance(color), ground].toSorted((one, other) => other - one);
    return (light + 0.05) / (dark + 0.05);
  };
  return [
    ...new Set(
      [
        ...document.querySelectorAll(
          '.skyline-crest, .bars path, .row-bar path, .progress-hill path',
        ),
      ]
        .filter((shape) => !shape.closest('defs'))
        .filter((shape) => getComputedStyle(shape).stroke !== 'none')
        .filter((shape) => contrast(getComputedStyle(shape).stroke) < 3)
        .map((shape) => `${shape.getAttribute('class')} in ${getComputedStyle(shape).stroke}`),
    ),
  ];
}
