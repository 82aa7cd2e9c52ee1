import type { Page } from '@playwright/test';

/** The sight to wait for: how many elements of a kind have a text, or a value of a style. */
export interface Sight {
  selector: string;
  text: string;
  count: number;
  /** The style whose value is the text; the element's own text where none is given. */
  property?: string;
}

/**
 * When the page draws it, in milliseconds of the machine's clock: the page looks before each frame,
 * and begins again where it is loaded again meantime.
 */
export async function seenAt(page: Page, sight: Sight): Promise<number> {
  const seen = await page.waitForFunction(
    ({ selector, text, count, property }) => {
      const says = (element: Element) =>
        property === undefined
          ? element.textContent.includes(text)
          : getComputedStyle(element).getPropertyValue(property) === text;
      const found = [...document.querySelectorAll(selector)].filter(says);
      return found.length === count && Date.now();
    },
    sight,
    { polling: 'raf', timeout: 60_000 },
  );
  return (await seen.jsonValue()) || Number.NaN;
}
