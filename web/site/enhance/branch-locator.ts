import type { OpeningTime } from './is-open.ts';
import { isOpen } from './is-open.ts';

/** Filters the branches by city or ZIP and by who is open now, while the visitor types. */
export function enhanceLocator(): void {
  const locator = document.querySelector('[data-locator]');
  const form = locator?.querySelector('form');
  const count = locator?.querySelector('.locator-count');
  const none = locator?.querySelector<HTMLElement>('.locator-none');
  if (!locator || !form || !count || !none) return;
  const branches = [...locator.querySelectorAll<HTMLElement>('[data-place]')];

  const filter = () => {
    const wanted = new FormData(form);
    const words = String(wanted.get('place')).toLowerCase().split(/[\s,]+/);
    const now = wanted.has('openNow') ? new Date() : undefined;
    for (const branch of branches) {
      const { place = '', hours = '[]', zone = 'UTC' } = branch.dataset;
      const open = now === undefined || isOpen(JSON.parse(hours) as OpeningTime[], zone, now);
      branch.hidden = !open || !words.every((word) => place.includes(word));
    }
    const shown = branches.filter((branch) => !branch.hidden).length;
    count.textContent = `${shown} of ${branches.length} branches`;
    none.hidden = shown > 0;
  };
  form.addEventListener('input', filter);
  form.addEventListener('submit', (event) => event.preventDefault());
  // A browser may have kept what was typed before a reload.
  filter();
}
