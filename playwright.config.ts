import { defineConfig } from '@playwright/test';
import { findChromium, findHeadlessShell } from './scripts/test/find-chromium.ts';

const chromium = findChromium();
const headlessShell = findHeadlessShell() ?? chromium;

// Chromium looks for updates and signs in to services by itself; a test's browser talks to our server only.
const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

// A drawn camera in place of none; whether a page may use it is each test's to say.
const camera = ['--use-fake-device-for-media-stream'];

// Chromium's own sandbox does not start as root, which CI is.
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

function launch(executablePath: string | undefined, ...more: string[]) {
  return { launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...quiet, ...more, ...asRoot] } };
}

export default defineConfig({
  testDir: 'tests/e2e',
  // Emptied by every run, so it is not the folder of the reports.
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    headless: true,
    // A trace of every test, to keep the few that fail, takes a tenth of the whole run: `--trace=on` makes one where it is wanted.
    trace: 'off',
    locale: 'en-US',
    timezoneId: 'America/New_York',
  },
  projects: [
    { name: 'pages', grepInvert: /@camera/, use: launch(headlessShell) },
    { name: 'camera', grep: /@camera/, use: launch(chromium, ...camera) },
  ],
});
