import { readAppPage } from '../../api/app-page.ts';

const storageKey = 'larkmoor.reloaded-build';

/** The script this tab runs; each build names it anew. */
export const ownScript = new URL(import.meta.url).pathname;

/** Whether the bank serves pages that this tab's script is no part of. */
async function isOlder(): Promise<boolean> {
  const page = await readAppPage();
  return page !== undefined && !page.includes(ownScript);
}

/**
 * Loads the document again where this tab is older than the bank's pages: the files it would ask
 * for are gone. Once for each build, so that no fault leads to a tab that loads for ever. Does not
 * come back where it loads.
 */
export async function reloadIfOlder(): Promise<void> {
  if (sessionStorage.getItem(storageKey) === ownScript || !(await isOlder())) return;
  sessionStorage.setItem(storageKey, ownScript);
  location.reload();
  await new Promise(() => undefined);
}
