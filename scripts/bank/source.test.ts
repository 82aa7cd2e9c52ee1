import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run } from './source.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larkmoor-web-'));
  mkdirSync(join(folder, 'source-maps'));
  // The second line of the script begins with the code of line 3, column 5 of the source.
  const map = {
    version: 3,
    file: 'app-1.js',
    names: ['SavingsPage'],
    sources: ['../../../web/customer/savings/savings-page.tsx'],
    mappings: ';AAEIA',
  };
  writeFileSync(join(folder, 'source-maps', 'app-1.js.map'), JSON.stringify(map));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

test('a place of a built script is told as file, line, column and name of our sources', async () => {
  const say = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await run(['https://bank.example/assets/app-1.js:2:1'], folder);
  expect(say.mock.calls.join()).toMatch(
    /web\/customer\/savings\/savings-page\.tsx:3:5 SavingsPage$/,
  );
});

test.each([
  ['nothing', 'is no place of a script'],
  ['app-1.js', 'is no place of a script'],
  ['app-2.js:1:1', 'this is not the build that the browser had'],
])('of %s the command says what is wrong', async (place, problem) => {
  await expect(run([place], folder)).rejects.toThrow(problem);
});
