import type { Role } from '../../contract/users.ts';

/** A sign-in as this browser keeps it: under exactly `token` and `role`, and nowhere else. */
export interface Session {
  token: string;
  role: Role;
}

export type SessionEnd = 'signed-out' | 'expired';

/** Tells the other tabs why: who was signed out comes back to the page, who signed out does not. */
const endKey = 'larkmoor.session-end';

const ended = new EventTarget();

/** The sign-in of this browser: local storage first, then session storage. */
export function readSession(): Session | undefined {
  for (const storage of [localStorage, sessionStorage]) {
    const token = storage.getItem('token');
    const role = storage.getItem('role');
    if (token && (role === 'user' || role === 'admin')) return { token, role };
  }
  return undefined;
}

export function saveSession({ token, role }: Session): void {
  sessionStorage.removeItem('token');
  sessionStorage.removeItem('role');
  localStorage.removeItem(endKey);
  localStorage.setItem('token', token);
  localStorage.setItem('role', role);
}

/** Forgets the sign-in in both storages and tells every listener of this tab; the storage event tells the other tabs. */
export function endSession(reason: SessionEnd): void {
  localStorage.setItem(endKey, reason);
  for (const storage of [localStorage, sessionStorage]) {
    storage.removeItem('token');
    storage.removeItem('role');
  }
  ended.dispatchEvent(new CustomEvent<SessionEnd>('ended', { detail: reason }));
}

/** Calls back when the sign-in ends, here or in another tab. Returns the way to stop listening. */
export function onSessionEnd(listener: (reason: SessionEnd) => void): () => void {
  const here = (event: Event) => listener((event as CustomEvent<SessionEnd>).detail);
  const elsewhere = (event: StorageEvent) => {
    const emptied = event.key === null || (event.key === 'token' && event.newValue === null);
    if (emptied && readSession() === undefined) listener(localStorage.getItem(endKey) === 'expired' ? 'expired' : 'signed-out');
  };
  ended.addEventListener('ended', here);
  window.addEventListener('storage', elsewhere);
  return () => {
    ended.removeEventListener('ended', here);
    window.removeEventListener('storage', elsewhere);
  };
}
