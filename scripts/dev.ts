import { spawn } from 'node:child_process';

/** `npm run dev`: builds the pages, with the kit's gallery at /ui, and starts the server; both again when they change. Ctrl+C ends both. */
const programs = [
  ['scripts/build.ts', '--watch', '--development'],
  ['--watch', 'server/main.ts'],
].map((args) => spawn(process.execPath, args, { stdio: 'inherit' }));

for (const program of programs) {
  program.on('exit', (code) => {
    for (const other of programs) other.kill();
    process.exitCode ??= code ?? 1;
  });
}
