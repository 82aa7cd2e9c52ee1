/**
 * The document of the app as the bank serves it now, which names the scripts of its build;
 * undefined where there is no answer.
 */
export async function readAppPage(): Promise<string | undefined> {
  try {
    const page = await fetch('/unauthorized', { cache: 'no-store' });
    return page.ok ? await page.text() : undefined;
  } catch {
    return undefined;
  }
}
