import { beforeEach, expect, test, vi } from 'vitest';
import { endSession, onSessionEnd, readSession, saveSession } from './session.ts';

/** The storage as other tabs find it at each change that they hear, one by one. */
let heard: Record<string, string>[];
beforeEach(() => {
  const kept = new Map<string, string>();
  heard = [];
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem(name: string, value: string) {
      kept.set(name, value);
      heard.push(Object.fromEntries(kept));
    },
    removeItem(name: string) {
      if (kept.delete(name)) heard.push(Object.fromEntries(kept));
    },
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', {
    ...storage,
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  });
});

test.each(['expired', 'signed-out'] as const)(
  'a tab that finds no token any more finds the reason, too: %s',
  (reason) => {
    saveSession({ token: 'bks_1', role: 'user' });
    heard = [];
    endSession(reason);
    const withoutToken = heard.filter((found) => found['token'] === undefined);
    expect(withoutToken.length).toBeGreaterThan(0);
    for (const found of withoutToken) expect(found['larkmoor.session-end']).toBe(reason);
  },
);

test('a page whose browser keeps another sign-in ends, and works with neither token', () => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
  saveSession({ token: 'bks_1', role: 'user' });
  const reasons: string[] = [];
  const stop = onSessionEnd((reason) => reasons.push(reason));
  localStorage.setItem('token', 'bks_2');
  expect(readSession()).toBeUndefined();
  expect(reasons).toEqual(['replaced']);
  expect(localStorage.getItem('token')).toBe('bks_2');
  stop();
});
