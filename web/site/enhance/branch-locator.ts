import { enhanceContactTexts } from './enhance.texts.ts';
import type { OpeningTime } from './is-open.ts';
import { isOpen } from './is-open.ts';

/** Filters the branches by city or ZIP and by who is open now, while the visitor types. */
export function enhanceLocator(): void {
  const locator = document.querySelector<HTMLElement>('[data-locator]');
  const form = locator?.querySelector('form');
  const place = form?.querySelector<HTMLInputElement>('[name=place]');
  const openNow = form?.querySelector<HTMLInputElement>('[name=openNow]');
  const count = locator?.querySelector('.locator-count');
  const none = locator?.querySelector<HTMLElement>('.locator-none');
  if (!locator || !form || !place || !openNow || !count || !none) return;
  const holidays = locator.dataset['holidays'] ?? '';
  const branches = [...locator.querySelectorAll<HTMLElement>('[data-place]')];

  const filter = () => {
    // Every word begins with a space in the list too: '10' finds the ZIP codes that start so, not
    // those that end so.
    const words = place.value
      .toLowerCase()
      .split(/[\s,]+/)
      .map((word) => ` ${word}`);
    const now = openNow.checked ? new Date() : undefined;
    for (const branch of branches) {
      const { place: at = '', hours = '[]', zone = 'UTC' } = branch.dataset;
      const open =
        now === undefined || isOpen(JSON.parse(hours) as OpeningTime[], zone, now, holidays);
      branch.hidden = !open || !words.every((word) => at.includes(word));
    }
    const shown = branches.filter((branch) => !branch.hidden).length;
    // Said of a search alone: the whole list counts itself.
    const searched = now !== undefined || place.value.trim() !== '';
    count.textContent = searched ? enhanceContactTexts.branches(shown) : '';
    none.hidden = shown > 0;
  };
  form.addEventListener('input', filter);
  form.addEventListener('submit', (event) => event.preventDefault());
  // A browser may have kept what was typed before a reload.
  filter();
}
