/** The ledger has more to do than it can answer in time. Nothing was posted; ask again later. */
export class GroupCommitBusyError extends Error {
  override name = 'GroupCommitBusyError';
  readonly retryAfterSeconds: number;

  constructor(reason: string, retryAfterSeconds = 1) {
    super(`the ledger is busy: ${reason}`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * No money moves for now, for any caller. Nothing was posted; the same id may be asked again later.
 */
export abstract class MoneyWaitsError extends Error {
  abstract readonly code: 'MONEY_STOPPED' | 'CLOCK_WRONG';
  /** Only what touches some accounts waits; everything else goes on. */
  readonly ofAccount: boolean = false;
}

/** A proof found the books wrong, and staff have not resumed payments since. */
export class MoneyStoppedError extends MoneyWaitsError {
  override name = 'MoneyStoppedError';
  readonly code = 'MONEY_STOPPED';

  constructor() {
    super('money is stopped: the books were found wrong');
  }
}

/**
 * It would be booked ahead of the database's clock: because this process's clock runs ahead, or one
 * that did has booked on these accounts or closed days.
 */
export class ClockWrongError extends MoneyWaitsError {
  override name = 'ClockWrongError';
  readonly code = 'CLOCK_WRONG';
  override readonly ofAccount: boolean;

  constructor(ofAccount: boolean) {
    super(
      ofAccount
        ? "one of these accounts was booked ahead of the database's clock"
        : "this server, or the end of the last closed day, is ahead of the database's clock",
    );
    this.ofAccount = ofAccount;
  }
}
