import { readAppPage } from '../../api/app-page.ts';
import { readServedBuild } from '../../api/bank-build.ts';

const storageKey = 'larkmoor.reloaded-builds';

/** The script this tab runs; each build gives it another name. */
const ownScript = new URL(import.meta.url).pathname;

/** The build this tab runs, as `web-build` names it. */
export const ownBuild = (ownScript.split('/').at(-1) ?? '').replace(/\.\w+$/, '');

/**
 * Says whether the document may be loaded again for this reason. Each reason counts once in a tab,
 * so that no fault, and no proxy with an old page, leads to a tab that loads for ever.
 */
function isFirstTime(reason: string): boolean {
  try {
    const before = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as string[];
    if (before.includes(reason)) return false;
    sessionStorage.setItem(storageKey, JSON.stringify([...before, reason]));
    return true;
  } catch {
    // The storage is full: nothing would stop the next time.
    return false;
  }
}

/** Says whether the bank serves pages that this tab's script is no part of. */
async function isOlder(): Promise<boolean> {
  const page = await readAppPage();
  return page !== undefined && !page.includes(ownScript);
}

/**
 * Loads the document again where this tab is older than the bank's pages: the files it would ask
 * for are gone. Does not come back where it loads.
 */
export async function reloadIfOlder(): Promise<void> {
  if (!(await isOlder()) || !isFirstTime(ownBuild)) return;
  location.reload();
  await new Promise(() => undefined);
}

/**
 * Loads the document of an address that the person has just gone to, where the bank's answers say
 * that its pages are of another build: before a file is missed.
 */
export function takeNewerBuild(): void {
  const served = readServedBuild();
  if (served !== undefined && served !== ownBuild && isFirstTime(served)) location.reload();
}
