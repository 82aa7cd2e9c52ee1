/** The ledger has more to do than it can answer in time. Nothing was posted; ask again later. */
export class LaneBusyError extends Error {
  override name = 'LaneBusyError';
  readonly retryAfterSeconds: number;

  constructor(reason: string, retryAfterSeconds = 1) {
    super(`the ledger is busy: ${reason}`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A proof found the books wrong, and nobody has let money move again since. Nothing was posted; the same id may be asked again later. */
export class MoneyStoppedError extends Error {
  override name = 'MoneyStoppedError';

  constructor() {
    super('money is stopped: the books were found wrong');
  }
}
