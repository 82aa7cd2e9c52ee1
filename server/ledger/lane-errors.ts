/** The ledger has more to do than it can answer in time. Nothing was posted; ask again later. */
export class LaneBusyError extends Error {
  override name = 'LaneBusyError';
  readonly retryAfterSeconds: number;

  constructor(reason: string, retryAfterSeconds = 1) {
    super(`the ledger is busy: ${reason}`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
