import { enhanceTexts } from './enhance.texts.ts';

/**
 * Leads a person who is logged in to their accounts where other visitors find Log In and Register.
 */
export function enhanceOwnArea(): void {
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
