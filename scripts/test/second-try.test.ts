import { expect, test, vi } from 'vitest';
import { withSecondTry } from './second-try.ts';

const first = { passed: 7, failed: 1, skipped: 2 };
const passesAlone = async () => await Promise.resolve({ passed: 1, failed: 0, skipped: 0 });
const failsAlone = async () => await Promise.resolve({ passed: 0, failed: 1, skipped: 0 });

test('under CI a test that passes alone is no failure, and is named in the output', async () => {
  vi.stubEnv('CI', 'true');
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(await withSecondTry(first, ['pages.spec.ts:1 a page'], passesAlone)).toEqual({
    passed: 8,
    failed: 0,
    skipped: 2,
  });
  expect(said.mock.lastCall?.[0]).toMatch(/Unsteady, passed alone:\n {2}pages\.spec\.ts:1 a page/);
});

test.each([
  ['a test that fails alone too', first, ['one'], failsAlone, 'true'],
  [
    'a second run in which nothing ran',
    first,
    ['one'],
    async () => await Promise.resolve({ passed: 0, failed: 0, skipped: 1 }),
    'true',
  ],
  ['more than three failures', { ...first, failed: 4 }, ['1', '2', '3', '4'], passesAlone, 'true'],
  ['a failure without a name', { ...first, failed: 2 }, ['one'], passesAlone, 'true'],
  ['a failure outside CI', first, ['one'], passesAlone, ''],
])('%s stays a failure', async (_, tally, failed, again, ci) => {
  vi.stubEnv('CI', ci);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(await withSecondTry(tally, failed, again)).toEqual(tally);
});
