import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createServer } from 'vite';
import { endWithParent } from '../server/start/end-with-parent.ts';
import { demoEnvironment } from './demo/make-history.ts';
import { makeDemoOnce, signInLines } from './demo/make-once.ts';
import { findFreePort } from '../tests/support/free-port.ts';
import { languageOf } from '../contract/values/language.ts';
import { textsIn } from './build/texts-in.ts';
import { developmentPages, writeDevelopmentPages } from './dev/development-pages.ts';

/**
 * `npm run dev`: the demonstration bank with its pages straight from the sources, and the kit's
 * gallery at /ui. A change of the web is in the open page at once, a change of the server restarts
 * the server. `DEV_LANGUAGE=es npm run dev` shows the Spanish texts. Ctrl+C or SIGTERM ends both.
 */
const folder = process.env['BANK_DATA_DIR'] ?? './demo';
const port = Number(process.env['PORT'] ?? 3000);
const pagesFolder = 'dist/dev';
const language = languageOf(process.env['DEV_LANGUAGE'] ?? 'en');
if (language === undefined) throw new Error('DEV_LANGUAGE is en or es.');

endWithParent();
await makeDemoOnce(folder);

const bankPort = await findFreePort();
const vite = await createServer({
  mode: 'development',
  clearScreen: false,
  logLevel: 'warn',
  plugins: [textsIn(language), developmentPages(`http://127.0.0.1:${bankPort}`)],
  server: { port, strictPort: true, host: 'localhost' },
});
await vite.listen();
await rm(pagesFolder, { recursive: true, force: true });
await writeDevelopmentPages(vite, pagesFolder, language);
const bank = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', 'server/main.ts', `--pages=${pagesFolder}`],
  {
    stdio: 'inherit',
    env: {
      ...demoEnvironment(folder),
      PORT: String(bankPort),
      BANK_PUBLIC_URL: process.env['BANK_PUBLIC_URL'] ?? `http://localhost:${port}`,
    },
  },
);
bank.on('exit', (code) => {
  process.exitCode ??= code ?? 1;
  void vite.close();
});
// This process ends when both have: the server first finishes what it took.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => bank.kill());
console.log(signInLines().join('\n'));
