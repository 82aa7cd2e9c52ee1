import { expect } from 'vitest';

const strictPolicy = [
  "default-src 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "trusted-types 'none'",
];

/** What every answer of a bank reached by https carries, whatever was asked (S-45). */
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
