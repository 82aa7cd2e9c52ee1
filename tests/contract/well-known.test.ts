import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bankFacts } from '../../config/bank.ts';
import { paths } from '../../web/app/paths.ts';
import { expectSecurityHeaders } from '../support/security-headers.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

let testBank: TestBank;
beforeAll(async () => {
  testBank = await openTestBank(undefined, {
    BANK_PUBLIC_URL: 'https://localhost:3443',
    BANK_TRUSTED_PROXIES: '192.0.2.1',
  });
});
afterAll(() => testBank.close());

const get = (name: string) => testBank.call('GET', `/.well-known/${name}`);

/** The fields of RFC 9116: `Name: value`, a line each. */
const fieldsOf = (text: string) =>
  new Map(
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2) as [string, string]),
  );

test('whoever finds a weakness reads whom to tell, in a file that is never over', async () => {
  const days = 86_400_000;
  for (const ahead of [0, 400]) {
    const now = Date.now() + ahead * days;
    vi.spyOn(testBank.bank.clock, 'now').mockReturnValue(
      Temporal.Instant.fromEpochMilliseconds(now),
    );
    const { status, headers, bytes } = await get('security.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const fields = fieldsOf(bytes.toString());
    expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Canonical', 'Preferred-Languages']);
    expect(fields.get('Contact')).toBe(`mailto:${bankFacts.supportEmail}`);
    expect(fields.get('Canonical')).toBe('https://localhost:3443/.well-known/security.txt');
    expect(fields.get('Expires')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    // Less than a year, as the standard advises, and longer than anybody keeps the answer.
    const left = Date.parse(fields.get('Expires') ?? '') - now;
    expect(left).toBeGreaterThan(100 * days);
    expect(left).toBeLessThan(365 * days);
    expect(headers['cache-control']).toBe('public, max-age=86400');
    expectSecurityHeaders(headers);
  }
});

test('an app leads its user to the page where a setup token is made, and passes nothing on', async () => {
  for (const asked of ['', '?token=secret&next=https://elsewhere.example']) {
    const { status, headers } = await testBank.call('GET', `/simplefin/create${asked}`);
    expect([status, headers['location']]).toEqual([302, paths.feeds()]);
    expect(headers['cache-control']).toBe('no-store');
    expectSecurityHeaders(headers);
  }
});

test('a password manager is led to the page that changes a password, and sees what is none', async () => {
  const { status, headers } = await get('change-password');
  expect([status, headers['location']]).toEqual([302, paths.passwordReset()]);
  expect(headers['cache-control']).toBe('no-store');
  expectSecurityHeaders(headers);
  // It asks for this one to learn whether the bank answers everything with a page.
  expect(
    (await get('resource-that-should-not-exist-whose-status-code-should-not-be-200')).status,
  ).toBe(404);
});
