/**
 * The Menu button of small screens: page inert and still behind it, closed by a choice, Escape, a
 * second press or a wider window.
 */
export function enhanceMenu(): void {
  const button = document.querySelector<HTMLButtonElement>('.site-menu-button');
  const menu = document.querySelector('.site-menu');
  if (!button || !menu) return;

  const isOpen = () => button.ariaExpanded === 'true';
  const setOpen = (open: boolean) => {
    button.ariaExpanded = String(open);
    for (const part of document.querySelectorAll<HTMLElement>('main, footer, .skip-link'))
      part.inert = open;
  };

  button.addEventListener('click', () => setOpen(!isOpen()));
  menu.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) setOpen(false);
  });
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen()) return;
    setOpen(false);
    button.focus();
  });
  matchMedia('(width >= 64rem)').addEventListener('change', () => setOpen(false));
  // A page that comes back from the browser's memory comes back with its menu closed.
  addEventListener('pagehide', () => setOpen(false));
}
