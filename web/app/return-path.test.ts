import { beforeEach, expect, test, vi } from 'vitest';
import { rememberReturnPath, takeReturnPath } from './return-path.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('location', { origin: 'http://bank.test' });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});

test.each([
  ['user', '/user/transactions?page=3', '/user/transactions?page=3'],
  ['user', '/personal-info', '/personal-info'],
  ['user', '/admin', '/user'],
  ['admin', '/admin/manage-users/1', '/admin/manage-users/1'],
  ['admin', '/user/dashboard', '/admin'],
  ['user', '//evil.test/user/x', '/user'],
  ['user', '/\\evil.test/user/x', '/user'],
  ['user', 'https://evil.test/user/x', '/user'],
  ['user', '/user/../admin', '/user'],
  ['user', '/userland', '/user'],
] as const)(
  'a %s turned away from %s goes to %s after signing in',
  (role, remembered, expected) => {
    rememberReturnPath(remembered);
    expect(takeReturnPath(role)).toBe(expected);
  },
);

test('a page is returned to once [L-266]', () => {
  rememberReturnPath('/user/transactions');
  takeReturnPath('user');
  expect(takeReturnPath('user')).toBe('/user');
});
