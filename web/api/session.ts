import { failuresTexts } from './failures.texts.ts';
import { outlivesPage } from './keep-in-memory.ts';
import type { Role } from '../../contract/people/users.ts';

/** A sign-in as this browser keeps it: under exactly `token` and `role`, and nowhere else. */
export interface Session {
  token: string;
  role: Role;
}

/** `idle`: nothing happened for too long; `expired`: the bank ended it. */
export type SessionEnd = 'signed-out' | 'idle' | 'expired';

/** `replaced`: another sign-in took this one's place in the browser, mostly another person's. */
export type PageEnd = SessionEnd | 'replaced';

/** Tells the other tabs why: who was signed out comes back to the page, who signed out does not. */
const endKey = 'larkmoor.session-end';

const ended = new EventTarget();

const keptEnd = () =>
  (['idle', 'expired'] as const).find((reason) => localStorage.getItem(endKey) === reason);

/** The token that this page works with: the first one that it read or kept. */
let ownToken: string | undefined;

/**
 * The sign-in of this page; undefined without one. A page shows one person's money, so it ends as
 * soon as the browser keeps another sign-in: else its calls would go out in that one's name.
 */
export function readSession(): Session | undefined {
  const kept = readKept();
  ownToken ??= kept?.token;
  if (kept === undefined || kept.token === ownToken) return kept;
  tellEnded('replaced');
  return undefined;
}

/** The sign-in of this browser: local storage first, then session storage. */
function readKept(): Session | undefined {
  for (const storage of [localStorage, sessionStorage]) {
    const token = storage.getItem('token');
    const role = storage.getItem('role');
    if (token && (role === 'user' || role === 'admin')) return { token, role };
  }
  return undefined;
}

/**
 * The browser keeps no sign-in, so that the next page would ask for it again. `message` is what a
 * person reads.
 */
export class NothingKept extends Error {
  override readonly name = 'NothingKept';

  constructor() {
    super(failuresTexts.nothingKept);
  }
}

/**
 * Keeps a sign-in in local storage; where that is refused or full, in session storage.
 * @throws {NothingKept} when neither takes it.
 */
export function saveSession({ token, role }: Session): void {
  ownToken = token;
  forget();
  localStorage.removeItem(endKey);
  for (const storage of [localStorage, sessionStorage].filter(outlivesPage)) {
    try {
      storage.setItem('token', token);
      storage.setItem('role', role);
      return;
    } catch {
      forget();
    }
  }
  throw new NothingKept();
}

function forget(): void {
  for (const storage of [localStorage, sessionStorage]) {
    storage.removeItem('token');
    storage.removeItem('role');
  }
}

/** Says whether this browser can keep a sign-in from one page to the next. */
export const canStaySignedIn = (): boolean => [localStorage, sessionStorage].some(outlivesPage);

/**
 * Forgets the sign-in in both storages and tells every listener of this tab; the storage event
 * tells the other tabs.
 */
export function endSession(reason: SessionEnd): void {
  try {
    // First the reason: the other tabs look for it as soon as the token is gone.
    localStorage.setItem(endKey, reason);
  } catch {
    // Full: the other tabs then take it for a log-out.
  }
  forget();
  tellEnded(reason);
}

function tellEnded(reason: PageEnd): void {
  ended.dispatchEvent(new CustomEvent<PageEnd>('ended', { detail: reason }));
}

/**
 * Calls back when the sign-in of this page ends, here or in another tab, or is replaced by another
 * one. Returns the way to stop listening.
 */
export function onSessionEnd(listener: (reason: PageEnd) => void): () => void {
  const here = (event: Event) => listener((event as CustomEvent<PageEnd>).detail);
  const elsewhere = (event: StorageEvent) => {
    if (event.key !== null && event.key !== 'token') return;
    if (readKept() === undefined) listener(keptEnd() ?? 'signed-out');
    else readSession();
  };
  // A tab of the same process, or one that slept, may have missed the event.
  const back = () => {
    if (document.visibilityState === 'visible') readSession();
  };
  ended.addEventListener('ended', here);
  window.addEventListener('storage', elsewhere);
  document.addEventListener('visibilitychange', back);
  return () => {
    ended.removeEventListener('ended', here);
    window.removeEventListener('storage', elsewhere);
    document.removeEventListener('visibilitychange', back);
  };
}
