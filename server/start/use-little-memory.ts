/*
 * These decide how much memory an idle process takes. It gets all of them when it begins: neither V8
 * nor the C library takes them later.
 */

/**
 * One function of the embedded database at a time is optimized, for which the compiler takes up to
 * 30 MB. Old objects that are no longer needed are looked for after a third more, not after a
 * multiple: each file of 100,000 entries left 60 MB (`npm run bench -- files`). `gc` is for
 * `give-memory-back.ts`.
 */
const flags = ['--wasm-num-compilation-tasks=1', '--heap-growing-percent=30', '--expose-gc'];

/**
 * glibc gives each thread a store of its own and keeps what was freed there, much of it by the
 * compilers in pieces of 32 KiB: two stores do, and such pieces go back at once.
 */
const settings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '65536',
  MALLOC_MMAP_THRESHOLD_: '32768',
};

/**
 * Begins this process again in its place, with the same number, files and parent, so that it takes
 * half the memory. A process that began so, or that an operator gave a store of their own choice,
 * goes on. So does one of a system that cannot do it, and one that is watched by its parent: the
 * line between them would be lost.
 */
export function useLittleMemory(): void {
  const { env, execve } = process;
  const isBegunSo = env['MALLOC_ARENA_MAX'] !== undefined;
  const isWatched = process.send !== undefined || env['WATCH_REPORT_DEPENDENCIES'] !== undefined;
  if (isBegunSo || isWatched || execve === undefined || process.platform === 'win32') return;
  const [, ...argumentsOfScript] = process.argv;
  execve(
    process.execPath,
    [process.execPath, ...flags, ...process.execArgv, ...argumentsOfScript],
    { ...env, ...settings },
  );
}
