import { call } from '../../api/client.ts';

/**
 * The key of the person who is signed in. It is only in this document's memory, so that another
 * person cannot open what it sealed.
 */
let key: CryptoKey | undefined;
let asked: Promise<void> | undefined;

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
const textOf = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const ivBytes = 12;

async function askKey(): Promise<void> {
  const answer = await call('GET /api/users/draft-key', {});
  key = await crypto.subtle.importKey('raw', bytesOf(answer.key), 'AES-GCM', false, [
    'encrypt',
    'decrypt',
  ]);
}

/**
 * Fetches the key while there is time.
 * @returns whether there is one: not where the browser seals nothing (plain http), nor while the
 * bank does not answer.
 */
export async function haveDraftKey(): Promise<boolean> {
  if (!isSecureContext) return false;
  asked ??= askKey().catch(() => {
    asked = undefined;
  });
  await asked;
  return key !== undefined;
}

/** Sealed for its place; undefined while there is no key. */
export async function sealDraft(text: string, place: string): Promise<string | undefined> {
  if (key === undefined) return undefined;
  const encoder = new TextEncoder();
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: encoder.encode(place) },
    key,
    encoder.encode(text),
  );
  return textOf(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/** Undefined when another person sealed it, when it is of another place, or is broken. */
export async function openDraft(sealed: string, place: string): Promise<string | undefined> {
  if (key === undefined) return undefined;
  try {
    const bytes = bytesOf(sealed);
    const [iv, content] = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes)];
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(place) },
      key,
      content,
    );
    return new TextDecoder().decode(plain);
  } catch {
    return undefined;
  }
}
