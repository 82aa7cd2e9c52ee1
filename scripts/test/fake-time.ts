import { globSync } from 'node:fs';

/** Debian's libfaketime; undefined when it is not on this machine. */
export function findFakeTime(): string | undefined {
  return globSync('/usr/lib/*/faketime/libfaketime.so.1')[0];
}

/**
 * The environment of a process whose clock is off by `seconds`. It is moved and not set to a
 * moment, so that time goes on; what measures durations stays real.
 */
export function movedClock(library: string, seconds: number): Record<string, string> {
  return {
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
  };
}

/** The environment of a process whose clock is as many seconds off as the file says now. */
export function clockOfFile(library: string, file: string): Record<string, string> {
  const { FAKETIME: _distance, ...moved } = movedClock(library, 0);
  return { ...moved, FAKETIME_TIMESTAMP_FILE: file, FAKETIME_NO_CACHE: '1' };
}
