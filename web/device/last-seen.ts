import { forgetLastSeen, lastSeenDatabase } from './forget-last-seen.ts';
import { keepChoice } from '../ui/keep-choice.ts';

/** The view that a customer saw last, in the words and amounts it was shown in. */
export interface LastSeen {
  /** The moment, as its reader writes it. */
  asOf: string;
  accounts: readonly { name: string; balance: string }[];
  payments: readonly { id: string; day: string; who: string; amount: string }[];
}

const choice = 'larkmoor.keep-last-seen';
const store = 'sealed';
const longestMs = 7 * 24 * 60 * 60 * 1000;

/** Says whether this device may keep it: off until its customer turns it on here. */
export const mayKeepLastSeen = (): boolean => localStorage.getItem(choice) === 'on';

export function allowLastSeen(allowed: boolean): void {
  keepChoice(choice, allowed ? 'on' : 'off');
  if (!allowed) forgetLastSeen();
}

interface Sealed {
  /** It seals and opens here, and no script can read it out. */
  key: CryptoKey;
  iv: Uint8Array<ArrayBuffer>;
  text: ArrayBuffer;
  at: number;
}

/**
 * Seals it on this device, in place of what was kept before. Only the sign-in it was kept under
 * opens it again.
 */
export async function keepLastSeen(seen: LastSeen, token: string): Promise<void> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: textBytes(token) },
    key,
    textBytes(JSON.stringify(seen)),
  );
  // It may have been taken back while this was sealed.
  if (!mayKeepLastSeen()) return;
  const sealed: Sealed = { key, iv, text, at: Date.now() };
  await inStore('readwrite', (sealedOnes) => sealedOnes.put(sealed, store));
}

/** @returns what was kept under this sign-in; undefined where there is nothing it opens. */
export async function readLastSeen(token: string | undefined): Promise<LastSeen | undefined> {
  try {
    const sealed = await inStore<Sealed | undefined>('readonly', (kept) => kept.get(store));
    if (sealed === undefined) return undefined;
    if (token === undefined || Date.now() - sealed.at > longestMs) {
      forgetLastSeen();
      return undefined;
    }
    const { key, iv, text } = sealed;
    const additionalData = textBytes(token);
    const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, text);
    return JSON.parse(new TextDecoder().decode(opened)) as LastSeen;
  } catch {
    // Of another sign-in, or a browser that keeps nothing.
    return undefined;
  }
}

const textBytes = (text: string) => new TextEncoder().encode(text);

async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (sealed: IDBObjectStore) => IDBRequest,
): Promise<T> {
  const opening = indexedDB.open(lastSeenDatabase, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store);
  const database = (await answered(opening)) as IDBDatabase;
  try {
    return (await answered(ask(database.transaction(store, mode).objectStore(store)))) as T;
  } finally {
    database.close();
  }
}

function answered(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('not kept')));
  });
}
