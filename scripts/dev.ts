import { spawn } from 'node:child_process';

/** `npm run dev`: builds the pages again when they change, and starts the server again when it changes. Ctrl+C ends both. */
const programs = [
  ['scripts/build.ts', '--watch'],
  ['--watch', 'server/main.ts'],
].map((args) => spawn(process.execPath, args, { stdio: 'inherit' }));

for (const program of programs) {
  program.on('exit', (code) => {
    for (const other of programs) other.kill();
    process.exitCode ??= code ?? 1;
  });
}
