/**
 * Repeats a reading or a note until it is stopped. One that fails is made up by the next; it keeps
 * no process from ending.
 * @returns what stops it.
 */
export function repeatEvery(everyMs: number, act: () => Promise<unknown>): () => void {
  const timer = setInterval(() => void act().catch(() => undefined), everyMs).unref();
  return () => clearInterval(timer);
}
