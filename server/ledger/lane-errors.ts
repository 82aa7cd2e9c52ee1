/** The ledger has more to do than it can answer in time. Nothing was posted; ask again later. */
export class LaneBusyError extends Error {
  override name = 'LaneBusyError';
  readonly retryAfterSeconds: number;

  constructor(reason: string, retryAfterSeconds = 1) {
    super(`the ledger is busy: ${reason}`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** No money moves for now, whatever is asked for. Nothing was posted; the same id may be asked again later. */
export abstract class MoneyWaitsError extends Error {
  abstract readonly code: 'MONEY_STOPPED' | 'CLOCK_WRONG';
}

/** A proof found the books wrong, and nobody has let money move again since. */
export class MoneyStoppedError extends MoneyWaitsError {
  override name = 'MoneyStoppedError';
  readonly code = 'MONEY_STOPPED';

  constructor() {
    super('money is stopped: the books were found wrong');
  }
}

/** This process's clock runs ahead of the database's, which books nothing in the future. */
export class ClockWrongError extends MoneyWaitsError {
  override name = 'ClockWrongError';
  readonly code = 'CLOCK_WRONG';

  constructor() {
    super("this server's clock runs ahead of the database's");
  }
}
