import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readPlaywrightReport } from './browser-stage.ts';
import { closingLine, sum, withExitCode } from './tally.ts';
import { readVitestReport } from './vitest-stage.ts';

test('the closing line sums every runner', () => {
  const vitest = readVitestReport(
    report({
      numPassedTests: 40,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [{ status: 'failed', assertionResults: [{ status: 'failed' }] }],
    }),
  );
  const browser = readPlaywrightReport(
    report({ stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 1 } }),
  );
  expect(closingLine(sum(vitest, browser))).toBe('45 passed, 1 failed, 4 skipped');
});

test('a test file that breaks before its first test counts as failed', () => {
  const broken = { status: 'failed', assertionResults: [] };
  expect(
    readVitestReport(
      report({
        numPassedTests: 3,
        numFailedTests: 0,
        numPendingTests: 0,
        numTodoTests: 0,
        testResults: [broken],
      }),
    ).failed,
  ).toBe(1);
});

test('a browser test that passed only at the second try counts as failed', () => {
  expect(
    readPlaywrightReport(report({ stats: { expected: 2, unexpected: 0, flaky: 1, skipped: 0 } })),
  ).toEqual({ passed: 2, failed: 1, skipped: 0 });
});

test('a runner that crashed without a report has failed', () => {
  expect(withExitCode(readVitestReport('/nowhere/report.json'), 1)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
  });
});

function report(content: unknown): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'larkmoor-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}
