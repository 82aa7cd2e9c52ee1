import { failuresTexts } from './failures.texts.ts';
import { outlivesPage } from './keep-in-memory.ts';
import type { Role } from '../../contract/users.ts';

/** A sign-in as this browser keeps it: under exactly `token` and `role`, and nowhere else. */
export interface Session {
  token: string;
  role: Role;
}

/** `idle`: nothing happened for too long; `expired`: the bank ended it. */
export type SessionEnd = 'signed-out' | 'idle' | 'expired';

/** Tells the other tabs why: who was signed out comes back to the page, who signed out does not. */
const endKey = 'larkmoor.session-end';

const ended = new EventTarget();

const keptEnd = () =>
  (['idle', 'expired'] as const).find((reason) => localStorage.getItem(endKey) === reason);

/** The sign-in of this browser: local storage first, then session storage. */
export function readSession(): Session | undefined {
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

/** Whether this browser can keep a sign-in from one page to the next. */
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
  ended.dispatchEvent(new CustomEvent<SessionEnd>('ended', { detail: reason }));
}

/** Calls back when the sign-in ends, here or in another tab. Returns the way to stop listening. */
export function onSessionEnd(listener: (reason: SessionEnd) => void): () => void {
  const here = (event: Event) => listener((event as CustomEvent<SessionEnd>).detail);
  const elsewhere = (event: StorageEvent) => {
    const emptied = event.key === null || (event.key === 'token' && event.newValue === null);
    if (emptied && readSession() === undefined) listener(keptEnd() ?? 'signed-out');
  };
  ended.addEventListener('ended', here);
  window.addEventListener('storage', elsewhere);
  return () => {
    ended.removeEventListener('ended', here);
    window.removeEventListener('storage', elsewhere);
  };
}
