import { hash } from 'node:crypto';

/**
 * JSON text with sorted keys: two equal values give the same text, whatever the order they were
 * written in.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
    return `{${members.join(',')}}`;
  }
  return JSON.stringify(value);
}

/** SHA-256 of a value's canonical JSON, in hexadecimal. */
export function digestOf(value: unknown): string {
  return hash('sha256', canonicalJson(value), 'hex');
}

/** 128 bits derived from a value, as a UUID: the same value always names the same thing. */
export function derivedId(...parts: readonly string[]): string {
  return asUuid(digestOf(parts));
}

/**
 * The same with the first 48 bits given, in hexadecimal: ids of one time lie side by side in an
 * index. The 80 that are derived are what makes it one of its own.
 */
export function derivedIdAfter(first: string, ...parts: readonly string[]): string {
  return asUuid(first + digestOf(parts));
}

/** The first 128 bits of a hexadecimal text, written as a UUID. */
export function asUuid(hex: string): string {
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
}

/** SHA-256: enough for secrets of 128 random bits and more. */
export function hashSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}
