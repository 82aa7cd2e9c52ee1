import { enhanceCopy } from './copy.ts';
import { countUp } from './count-up.ts';
import { enhanceTexts } from './enhance.texts.ts';

enhanceMenu();
enhanceOwnArea();
countUp();
enhanceCopy();
enhanceGoBack();

/**
 * The Menu button of small screens: page inert and still behind it, closed by a choice, Escape, a
 * second press or a wider window.
 */
function enhanceMenu(): void {
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

/**
 * Lets Go Back return to where the visitor came from; where there is nothing to return to the link
 * leads home by itself.
 */
function enhanceGoBack(): void {
  document.querySelector('[data-go-back]')?.addEventListener('click', (event) => {
    if (history.length < 2) return;
    event.preventDefault();
    history.back();
  });
}

/**
 * Leads a person who is logged in to their accounts where other visitors find Log In and Register.
 */
function enhanceOwnArea(): void {
  const role = readRole();
  const logIn = document.querySelector<HTMLAnchorElement>('.site-header-actions a[href="/login"]');
  if (role === undefined || logIn === null) return;
  logIn.href = role === 'admin' ? '/admin' : '/user';
  logIn.textContent = enhanceTexts[role === 'admin' ? 'staffArea' : 'myAccounts'];
  document.querySelector('.site-header-actions a[href="/register"]')?.remove();
}

function readRole(): string | undefined {
  try {
    const storage = [localStorage, sessionStorage].find((each) => each.getItem('token') !== null);
    return storage?.getItem('role') ?? undefined;
  } catch {
    // The browser keeps nothing for this site.
    return undefined;
  }
}
