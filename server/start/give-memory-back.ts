import { performance } from 'node:perf_hooks';

const lookEveryMs = 10_000;

/** A bank without visitors, whose jobs look for work each second, is below it. */
const idleShare = 0.05;

/**
 * Gives the system what an idle process no longer needs, once for each rest: V8 keeps up to 64 MB for
 * young objects after work that needed them, and with a smaller limit it answers over a quarter fewer
 * requests. A request that comes at that moment waits for a tenth of a second.
 */
export function giveMemoryBackAtRest(): void {
  const { gc } = globalThis;
  if (gc === undefined) return;
  let before = performance.eventLoopUtilization();
  let hasGivenBack = false;
  setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    const isIdle = utilization < idleShare;
    if (isIdle && !hasGivenBack) gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    hasGivenBack = isIdle;
  }, lookEveryMs).unref();
}
