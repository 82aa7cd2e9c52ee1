import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const elsewhere = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

/** The path of a Chromium on this machine: `CHROMIUM_PATH`, else the first found; undefined when there is none. */
export function findChromium(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const candidates = [process.env['CHROMIUM_PATH'], ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...elsewhere];
  return candidates.find((candidate) => candidate !== undefined && isExecutable(candidate));
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
