import type { OtlpSpan } from './recorded-span.ts';

interface SendOptions {
  /** Sends one batch. @returns how many of it the collector did not take. */
  post(batch: readonly OtlpSpan[], signal: AbortSignal): Promise<number>;
  /** Hears that a collector takes nothing, and that it does again; once each. */
  away(reason: string): void;
  back(): void;
  /** Spans that may wait; more are dropped. */
  mostWaiting?: number;
  batchSize?: number;
  /** Milliseconds that a batch may take. */
  timeoutMs?: number;
  everyMs?: number;
  /** Milliseconds that the last ones may take when the bank ends. */
  closeMs?: number;
}

export interface Sender {
  add(span: OtlpSpan): void;
  figures(): { sent: number; dropped: number };
  close(): Promise<void>;
}

/**
 * Sends spans in batches, one after the other, from a bounded queue. Nothing waits for it: what
 * does not fit, or what a collector does not take, is dropped and counted.
 */
export function createSender({
  post,
  away,
  back,
  mostWaiting = 4_096,
  batchSize = 512,
  timeoutMs = 10_000,
  everyMs = 1_000,
  closeMs = 2_000,
}: SendOptions): Sender {
  let waiting: OtlpSpan[] = [];
  let sending: Promise<void> | undefined;
  let isAway = false;
  const closing = new AbortController();
  const done = { sent: 0, dropped: 0 };
  const timer = setInterval(() => void flush(), everyMs).unref();

  function flush(): Promise<void> {
    sending ??= sendFull().finally(() => {
      sending = undefined;
    });
    return sending;
  }

  /** Sends one batch of what waits, and then only full ones: each costs the collector a request. */
  async function sendFull(): Promise<void> {
    do await sendBatch();
    while (waiting.length >= batchSize && !isAway);
  }

  async function sendBatch(): Promise<void> {
    const batch = waiting.slice(0, batchSize);
    if (batch.length === 0) return;
    waiting = waiting.slice(batchSize);
    try {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]);
      const rejected = Math.min(batch.length, await post(batch, signal));
      done.sent += batch.length - rejected;
      done.dropped += rejected;
      if (isAway) back();
      isAway = false;
    } catch (error) {
      done.dropped += batch.length;
      if (!isAway) away(reasonOf(error));
      isAway = true;
    }
  }

  return {
    add(span) {
      if (waiting.length >= mostWaiting) {
        done.dropped += 1;
        return;
      }
      waiting.push(span);
      if (waiting.length >= batchSize && !isAway) void flush();
    },
    figures: () => ({ ...done }),
    async close() {
      clearInterval(timer);
      const late = setTimeout(() => closing.abort(), closeMs);
      do await flush();
      while (waiting.length > 0 && !isAway);
      clearTimeout(late);
    },
  };
}

/** `fetch` says only that it failed; why is its cause. */
function reasonOf(error: unknown): string {
  const { cause = error } = error as { cause?: unknown };
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}
