const beatMs = 5_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for the page, however many parts look at it: calls every 5 s. */
export function subscribeToBeat(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const each of listeners) each();
  }, beatMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Milliseconds since 1970 at the last beat, the same for all who ask between two beats. */
export const beatNow = (): number => Math.floor(Date.now() / beatMs) * beatMs;
