const usualTryEveryMs = 50;
const longestPauseInTurns = 8;

interface Waiting {
  /** Not sooner than this, except as the one that tries. */
  fromMs: number;
  untilMs: number;
  /** Says whether there is time to try again. */
  resolve(mayTry: boolean): void;
}

/**
 * Does work again while it fails in a way that passes, as `retryWhileAway` does, for everybody who waits
 * for the same database: they take turns at trying, and go on together once one of them was
 * answered. If each tried by itself, hundreds of requests would open connections as fast as they
 * can, and take the processor from the failover that they wait for.
 */
export class SharedRetry {
  readonly #tryEveryMs: number;
  /** The first to try again is the one that waits longest. */
  #waiting: Waiting[] = [];
  #timer: NodeJS.Timeout | undefined;
  #answers = true;

  /** @param tryEveryMs while the database is away, one of those that wait tries again each time. */
  constructor(tryEveryMs = usualTryEveryMs) {
    this.#tryEveryMs = tryEveryMs;
  }

  /**
   * @param act may be done more than once, since a failure that passes has changed nothing.
   * @param forMs no try begins later than this after the first; 0 tries once.
   */
  async run<T>(
    act: () => Promise<T>,
    { forMs, passes }: { forMs: number; passes: (error: unknown) => boolean },
  ): Promise<T> {
    const untilMs = performance.now() + forMs;
    const longestPauseMs = longestPauseInTurns * this.#tryEveryMs;
    for (let pauseMs = this.#tryEveryMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      try {
        const result = await act();
        this.#answers = true;
        return result;
      } catch (error) {
        if (!passes(error)) throw error;
        this.#answers = false;
        if (!(await this.#turn(pauseMs, untilMs))) throw error;
      }
    }
  }

  /** @returns whether there is time for another try. */
  async #turn(pauseMs: number, untilMs: number): Promise<boolean> {
    const nowMs = performance.now();
    if (nowMs + this.#tryEveryMs >= untilMs) return false;
    return await new Promise((resolve) => {
      this.#waiting.push({ fromMs: nowMs + pauseMs, untilMs, resolve });
      this.#timer ??= setInterval(() => this.#next(), this.#tryEveryMs);
    });
  }

  #next(): void {
    const nowMs = performance.now();
    const staying: Waiting[] = [];
    for (const [place, waiting] of this.#waiting.entries()) {
      const isNext = this.#answers ? waiting.fromMs <= nowMs : place === 0;
      if (isNext || waiting.untilMs <= nowMs) waiting.resolve(nowMs < waiting.untilMs);
      else staying.push(waiting);
    }
    this.#waiting = staying;
    if (staying.length > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
