import type { Page } from '@playwright/test';

/**
 * The sizes at which every screen is looked at: telephone, tablet, small desk, laptop, office
 * screen.
 */
export const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 860 },
  { width: 1366, height: 650 },
  { width: 1920, height: 1080 },
] as const;

/** The width from which a drawing is a scene; marks, icons and hatches are smaller. */
const sceneWidth = 200;

/**
 * Where the ink of a scene (a hill, a line, a bird) meets a line of text: the text is not on a
 * ground of its own, and drawn paint lies below or above it. Asked of the browser point by point,
 * so that the empty sky of a picture may lie behind a headline. The picture of a card is printed on.
 */
export async function findInkOnText(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate(
    ([place, widest]) => {
      const scenes = [
        ...document.querySelectorAll<SVGElement>('svg[aria-hidden=true]:not(.card-art)'),
      ].filter((svg) => svg.getBoundingClientRect().width >= widest);
      // Scenes let every press through; here each point is to tell what is painted on it.
      const shapes = new Set<Element>(
        scenes.flatMap((svg) => [...svg.querySelectorAll<SVGElement>('path, circle, rect')]),
      );
      for (const shape of [...scenes, ...shapes])
        (shape as SVGElement).style.pointerEvents = shapes.has(shape) ? 'visiblePainted' : 'auto';
      const isOpaque = (element: Element) => {
        const { backgroundColor } = getComputedStyle(element);
        const alpha = /^rgba\(.*, ([\d.]+)\)$/.exec(backgroundColor)?.[1];
        return alpha === undefined || Number(alpha) >= 0.9;
      };
      const meetsAt = (text: Element, x: number, y: number) => {
        const stack = document.elementsFromPoint(x, y);
        const at = stack.indexOf(text);
        const ink = stack.findIndex((element) => shapes.has(element));
        if (at === -1 || ink === -1) return false;
        return ink < at || !stack.slice(at, ink).some((element) => isOpaque(element));
      };
      const meets = (text: Element, { left, right, top, bottom }: DOMRect) => {
        for (let x = left + 1; x < right; x += 12)
          for (let y = top + 2; y < bottom - 1; y += 2) if (meetsAt(text, x, y)) return true;
        return false;
      };
      const near = (one: DOMRect) =>
        scenes.some((scene) => {
          const box = scene.getBoundingClientRect();
          return (
            one.left < box.right &&
            one.right > box.left &&
            one.top < box.bottom &&
            one.bottom > box.top
          );
        });
      const found: string[] = [];
      const walker = document.createTreeWalker(
        document.querySelector(place) ?? document.body,
        NodeFilter.SHOW_TEXT,
      );
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.parentElement;
        if (
          !text ||
          !node.nodeValue?.trim() ||
          !text.checkVisibility({ visibilityProperty: true }) ||
          text.closest('.visually-hidden, svg')
        )
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        if (![...range.getClientRects()].some(near)) continue;
        text.scrollIntoView({ block: 'center', behavior: 'instant' });
        if ([...range.getClientRects()].some((rect) => meets(text, rect)))
          found.push(node.nodeValue.trim().slice(0, 60));
      }
      scrollTo(0, 0);
      return found;
    },
    [within, sceneWidth] as const,
  );
}

/** Larks and suns of which a part is cut off by the picture's edge. */
export async function findCutFigures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<SVGElement>('svg[aria-hidden=true] [data-figure]')].flatMap(
      (figure) => {
        const box = figure.getBoundingClientRect();
        if (box.width === 0) return [];
        const frames = [document.documentElement];
        for (let part = figure.parentElement; part; part = part.parentElement)
          if (getComputedStyle(part).overflowX !== 'visible') frames.push(part);
        const cut = frames.some((frame) => {
          const { left, right, top, bottom } = frame.getBoundingClientRect();
          return (
            box.left < left - 1 ||
            box.right > right + 1 ||
            box.top < top - 1 ||
            box.bottom > bottom + 1
          );
        });
        return cut
          ? [`${figure.dataset['figure']} of ${figure.closest('svg')?.parentElement?.className}`]
          : [];
      },
    ),
  );
}
