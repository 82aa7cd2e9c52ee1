import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { runBrowser } from './browser-stage.ts';
import { findUnits } from './find-units.ts';
import { sum, noTally, type Tally } from './tally.ts';
import { runVitestStage } from './vitest-stage.ts';

/**
 * Test files and folders as a developer names them, each for the runner it belongs to. Paths from
 * the project's folder.
 */
export interface ChosenFiles {
  vitest: string[];
  browser: string[];
}

/** Sorts paths by runner; undefined when one of them does not exist. */
export function chooseFiles(paths: readonly string[]): ChosenFiles | undefined {
  if (!paths.every((path) => existsSync(path))) return undefined;
  const files = paths.map((path) => relative('.', resolve(path)));
  const isBrowserTest = (file: string) => file.startsWith('tests/e2e');
  return {
    vitest: files.filter((file) => !isBrowserTest(file)),
    browser: files.filter(isBrowserTest),
  };
}

/** Says whether they need nothing that is built or installed beyond the packages. */
export function areUnits({ vitest, browser }: ChosenFiles): boolean {
  const units = new Set(findUnits());
  return (
    browser.length === 0 &&
    vitest.every((file) => units.has(file) || /^web\/.*\.test\.tsx?$/.test(file))
  );
}

/** Runs these files alone; of their tests those whose title matches, where a pattern is given. */
export async function runChosenFiles(
  { vitest, browser }: ChosenFiles,
  title: string | undefined,
): Promise<Tally> {
  const first =
    vitest.length === 0
      ? noTally
      : await runVitestStage([...vitest, ...(title === undefined ? [] : ['-t', title])]);
  return browser.length === 0
    ? first
    : sum(first, await runBrowser([...browser, ...(title === undefined ? [] : ['-g', title])]));
}
