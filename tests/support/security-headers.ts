import { expect } from 'vitest';

const strictPolicy = [
  "default-src 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "trusted-types 'none'",
];

/** Checks the headers of a hashed file of the build, which is no document (S-45). */
export function expectAssetHeaders(headers: Readonly<Record<string, unknown>>, what: string): void {
  expect(headers, what).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
  });
  expect(
    Object.keys(headers)
      .filter((name) => /^x-|^cross-|-policy$|^origin-/.test(name))
      .toSorted(),
    what,
  ).toEqual(['cross-origin-resource-policy', 'x-content-type-options']);
}

/** Checks the headers of every other answer of a bank reached by https, whatever was asked (S-45). */
export function expectSecurityHeaders(
  headers: Readonly<Record<string, unknown>>,
  what?: string,
): void {
  expect(headers, what).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('microphone=()'),
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  for (const directive of strictPolicy)
    expect(headers['content-security-policy'], what).toContain(directive);
}
