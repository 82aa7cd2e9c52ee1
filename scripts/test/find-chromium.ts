import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const headlessNames = ['chromium-headless-shell', 'chrome-headless-shell'];
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of a Chromium on this machine: `CHROMIUM_PATH`, else the first found; undefined when
 * there is none.
 */
export function findChromium(): string | undefined {
  return [process.env['CHROMIUM_PATH'], ...inPath(names), ...elsewhere].find(isExecutable);
}

/**
 * The same browser built without windows, which draws and clicks a quarter faster but has no
 * camera; undefined when there is none, or another was chosen.
 */
export function findHeadlessShell(): string | undefined {
  return process.env['CHROMIUM_PATH'] === undefined
    ? inPath(headlessNames).find(isExecutable)
    : undefined;
}

function inPath(programs: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return programs.flatMap((program) => folders.map((folder) => path.join(folder, program)));
}

function isExecutable(file: string | undefined): file is string {
  if (file === undefined) return false;
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
