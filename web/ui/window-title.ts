import { useEffect, useLayoutEffect } from 'react';
import { bankFacts } from '../../config/bank.ts';

/** The page, or a window open over it, that names the browser's window while it is the latest. */
interface Named {
  title: string | undefined;
  /** The number of its parts that have failed. */
  failures: number;
}

/** The title by the address, and the one that the data make more exact. */
const pageTitles: { ofAddress?: string | undefined; ofData?: string | undefined } = {};
const page: Named = { title: undefined, failures: 0 };
const windows: Named[] = [];

/** The title that the document came with: the sign-in pages have no other name. */
let served: string | undefined;

function show(): void {
  served ??= document.title;
  page.title = pageTitles.ofData ?? pageTitles.ofAddress;
  const { title, failures } = windows.at(-1) ?? page;
  const name = title === undefined ? served : `${title} - ${bankFacts.name}`;
  document.title = failures > 0 ? `Error: ${name}` : name;
}

/** Names the window for the address whose page is in sight. */
export function useAddressTitle(title: string | undefined): void {
  useEffect(() => {
    pageTitles.ofAddress = title;
    show();
  }, [title]);
}

/** Names the window for what a page shows, once that is known: a receipt, a person. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    pageTitles.ofData = title;
    show();
    return () => {
      pageTitles.ofData = undefined;
      show();
    };
  }, [title]);
}

/**
 * Names the browser's window after a window open over the page; it has its name back afterwards.
 */
export function useWindowTitle(open: boolean, title: string): void {
  // Before the effects of its content: a part that has failed there belongs to it.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const named = { title, failures: 0 };
    windows.push(named);
    show();
    return () => {
      windows.splice(windows.indexOf(named), 1);
      show();
    };
  }, [open, title]);
}

/** `Error: ` comes first in the name of the page or window on which something failed. */
export function useErrorTitle(failed: boolean): void {
  useEffect(() => {
    if (!failed) return undefined;
    const named = windows.at(-1) ?? page;
    named.failures += 1;
    show();
    return () => {
      named.failures -= 1;
      show();
    };
  }, [failed]);
}
