import { type Language, languageOf } from '../../contract/values/language.ts';

/**
 * Keeps the bank's hashed files and one page that says that there is no connection. It never
 * answers for the API, for staff, or with a page that came from the bank earlier: what is shown is
 * from the bank, or says that it is not.
 */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends WorkerEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

interface Worker extends EventTarget {
  /** Its own, which it does not answer itself. */
  fetch(request: Request): Promise<Response>;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload: { enable(): Promise<void> } };
}

/** Put in by the build: its name, the page without a connection, and the files that page needs. */
declare const buildName: string;
declare const offlinePage: string;
declare const offlineFiles: Record<Language, readonly string[]>;

const worker = globalThis as unknown as Worker;
const prefix = 'larkmoor-';
const cacheName = prefix + buildName;

const languageIn = (page: Response) => languageOf(page.headers.get('content-language'));

/** Keeps the page without a connection, in the language in which the bank sends it now. */
async function keepOfflinePage(): Promise<void> {
  const page = await worker.fetch(new Request(offlinePage, { cache: 'no-store' }));
  if (!page.ok) throw new Error('The page without a connection did not come.');
  const cache = await caches.open(cacheName);
  await cache.addAll(offlineFiles[languageIn(page) ?? 'en'].map((file) => new Request(file)));
  await cache.put(offlinePage, page);
}

/** A reader who changed to another language has the page without a connection in it too. */
async function followLanguage(shown: Response): Promise<void> {
  const kept = await findOfflinePage();
  if (kept && languageIn(shown) && languageIn(kept) !== languageIn(shown)) await keepOfflinePage();
}

const findOfflinePage = () => caches.match(offlinePage, { ignoreVary: true });

async function install(): Promise<void> {
  await keepOfflinePage();
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(older.map((name) => caches.delete(name)));
  await worker.registration.navigationPreload.enable();
  await worker.clients.claim();
}

async function readPage(event: FetchEvent): Promise<Response> {
  try {
    const page = (await event.preloadResponse) ?? (await worker.fetch(event.request));
    // Where that fails, the next page tries again.
    event.waitUntil(followLanguage(page).catch(() => undefined));
    return page;
  } catch {
    return (await findOfflinePage()) ?? Response.error();
  }
}

async function readFile(request: Request): Promise<Response> {
  const kept = await caches.match(request.url);
  if (kept) return kept;
  const answer = await worker.fetch(request);
  if (answer.ok) {
    const cache = await caches.open(cacheName);
    await cache.put(request.url, answer.clone());
  }
  return answer;
}

worker.addEventListener('install', (event) => (event as WorkerEvent).waitUntil(install()));
worker.addEventListener('activate', (event) => (event as WorkerEvent).waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const fetched = event as FetchEvent;
  const { request } = fetched;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) fetched.respondWith(readFile(request));
  else if (request.mode === 'navigate' && !/^\/(api|admin)(\/|$)/.test(pathname))
    fetched.respondWith(readPage(fetched));
});
