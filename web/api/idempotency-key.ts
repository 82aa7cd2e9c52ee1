/** 128 random bits as text, for one order. `crypto.randomUUID` is missing on plain http. */
export function makeIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
