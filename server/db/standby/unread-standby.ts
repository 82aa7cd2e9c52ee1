/**
 * The reason why a standby does not answer:
 * - `behind`: it has not replayed what was confirmed before;
 * - `away`: it cannot be reached, or hangs;
 * - `leads`: it is none, and takes changes itself;
 * - `other bank`: it belongs to another database;
 * - `busy`: its connections were all in use;
 * - `canceled`: its log took away what a statement was reading;
 * - `no leader`: no leader says how far it must be.
 */
export type WhyUnread =
  | 'behind'
  | 'away'
  | 'leads'
  | 'other bank'
  | 'busy'
  | 'canceled'
  | 'no leader';

/** This read is the leader's. */
export class StandbyUnreadError extends Error {
  override name = 'StandbyUnreadError';
  readonly why: WhyUnread;

  constructor(why: WhyUnread, text: string, options?: ErrorOptions) {
    super(text, options);
    this.why = why;
  }
}

/** Told once that reads go to the leader instead, and once that they do no more. */
export interface StandbyListener {
  unread(why: WhyUnread, reason: string): void;
  read(afterSeconds: number): void;
}

// After a failure the leader answers alone for this long; then one read tries again.
const restMs = 1_000;

// A standby that is behind for a moment is no news.
const saidAfterMs: Partial<Record<WhyUnread, number>> = { behind: 5_000 };

/** Keeps reads away from a standby that does not answer, so that only one at a time finds out. */
export class StandbyRest {
  readonly #listener: StandbyListener;
  #trouble: { sinceMs: number; said: boolean } | undefined;
  #why: WhyUnread = 'away';
  #untilMs = 0;

  constructor(listener: StandbyListener) {
    this.#listener = listener;
  }

  /** The reason why this read must not try; undefined where it may. */
  refusal(): WhyUnread | undefined {
    if (!this.#trouble) return undefined;
    const now = performance.now();
    if (now < this.#untilMs) return this.#why;
    this.#untilMs = now + restMs;
    return undefined;
  }

  failed({ why, message }: StandbyUnreadError): void {
    // One statement that was canceled, or found no free connection, says nothing of the next.
    if (why === 'canceled' || why === 'busy') return;
    const now = performance.now();
    this.#trouble ??= { sinceMs: now, said: false };
    this.#why = why;
    this.#untilMs = now + restMs;
    if (this.#trouble.said || now - this.#trouble.sinceMs < (saidAfterMs[why] ?? 0)) return;
    this.#trouble.said = true;
    this.#listener.unread(why, message);
  }

  answered(): void {
    if (!this.#trouble) return;
    const { said, sinceMs } = this.#trouble;
    this.#trouble = undefined;
    if (said) this.#listener.read(Math.round((performance.now() - sinceMs) / 1000));
  }
}
