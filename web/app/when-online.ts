/**
 * Loads a part of the app, waiting first for the connection where there is none: a part that is asked for in vain stays broken until the page is
 * loaded anew, and takes the whole page with it.
 */
export async function whenOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
  return await load();
}
