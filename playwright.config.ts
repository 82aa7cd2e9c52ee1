import { defineConfig } from '@playwright/test';
import { quietChromium } from './scripts/test/open-browser.ts';
import { findChromium, findHeadlessShell } from './scripts/test/find-chromium.ts';
import { environmentNames } from './tests/support/test-environment.ts';

const chromium = findChromium();
const headlessShell = findHeadlessShell() ?? chromium;

// A drawn camera in place of none; whether a page may use it is each test's to say.
const camera = ['--use-fake-device-for-media-stream'];

// On two cores a third worker fills what the pauses of pages and jobs leave; a bank of two servers
// fills them alone.
const workers = process.env[environmentNames.servers] === '2' ? 2 : 3;

function launch(executablePath: string | undefined, ...more: string[]) {
  return {
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...quietChromium, ...more],
    },
  };
}

export default defineConfig({
  testDir: 'tests/e2e',
  // Emptied by every run, so it is not the folder of the reports.
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers,
  retries: 0,
  // Long enough for a machine that does other work at the same time; a test that passes ends
  // sooner.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    headless: true,
    // A trace of every test, to keep the few that fail, takes a tenth of the whole run:
    // `--trace=on` makes one where it is wanted.
    trace: 'off',
    // Motion is a sixth of what the browser works; the files that need it, and a customer's main
    // job, turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'America/New_York',
  },
  projects: [
    // First, because it is long and has a worker of its own: the run ends with many short tests.
    { name: 'camera', grep: /@camera/, use: launch(chromium, ...camera) },
    { name: 'pages', grepInvert: /@camera/, use: launch(headlessShell) },
  ],
});
