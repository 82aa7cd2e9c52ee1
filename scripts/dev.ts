import { spawn } from 'node:child_process';
import { endWithParent } from '../server/start/end-with-parent.ts';

/**
 * `npm run dev`: builds the pages, with the kit's gallery at /ui, and starts the server; both again
 * when they change. Ctrl+C or SIGTERM ends both.
 */
const programs = [
  ['scripts/build.ts', '--watch', '--development'],
  ['--watch', 'server/main.ts'],
].map((args) => spawn(process.execPath, args, { stdio: 'inherit' }));

function endAll(): void {
  for (const program of programs) program.kill();
}

for (const program of programs) {
  program.on('exit', (code) => {
    endAll();
    process.exitCode ??= code ?? 1;
  });
}

// This process ends when both have: the server first finishes what it took.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, endAll);
endWithParent();
