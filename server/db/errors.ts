import pg from 'pg';
import { reasonOf } from '../base/reason-of.ts';

/**
 * The database cannot answer now, and nothing was changed: it is away, stopped, full, or another
 * transaction holds what we need for too long.
 */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

/**
 * The database may or may not have committed: the answer was lost. Asking again under the same
 * idempotency key tells.
 */
export class OutcomeUnknownError extends Error {
  override name = 'OutcomeUnknownError';
}

/** The data folder cannot be used; the text names it and says what to do. */
export class DataFolderError extends Error {
  override name = 'DataFolderError';
}

/** The embedded database lies no longer where it was opened. */
export class DatabaseGoneError extends Error {
  override name = 'DatabaseGoneError';
  readonly mend =
    'Bring it back, and the bank goes on by itself. Where it is lost, stop the bank and restore a ' +
    'backup: a start without it makes a new bank.';

  constructor(folder: string) {
    super(`${folder} is gone: it was deleted, renamed or unmounted while the bank ran.`);
  }
}

/** A database that this code must not touch, or may not prepare; the text says what to do. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

// Serialization failure and deadlock: PostgreSQL rolled one side back and asks for another try.
const retryCodes = new Set(['40001', '40P01']);

// Known to have changed nothing: lock or statement timeout, and class 53 (disk, memory or
// connections used up).
const busyCodes = /^(55P03|57014|53...)$/;

// The answers of a standby to a message in its log, which is no read either, and to a transaction
// that may write; untranslated, without a code of their own.
const standbyRefusals = new Set([
  'cannot assign TransactionIds during recovery',
  'cannot set transaction read-write mode during recovery',
]);

/** Says whether a standby was asked for what only the leader can do. */
const askedAStandby = (error: pg.DatabaseError): boolean =>
  error.code === '25006' || standbyRefusals.has(error.message);

// The server ends this connection: class 08, shutdown, crash, starting up.
const lostCodes = /^(08...|57P0.)$/;

/** Says whether the database asks for the same transaction again. */
export function asksForRetry(error: unknown): boolean {
  return error instanceof pg.DatabaseError && retryCodes.has(error.code ?? '');
}

/** Says whether a lock was waited for longer than the connection may. */
export function waitedForLock(error: unknown): boolean {
  return (
    error instanceof DatabaseUnavailableError &&
    error.cause instanceof pg.DatabaseError &&
    error.cause.code === '55P03'
  );
}

/** Says whether a statement took longer than the connection lets it. */
export function tookTooLong(error: unknown): boolean {
  return (
    error instanceof DatabaseUnavailableError &&
    error.cause instanceof pg.DatabaseError &&
    error.cause.code === '57014'
  );
}

// The pool's own words for a wait behind its other callers: asking again would make it longer.
const poolIsFull = 'timeout exceeded when trying to connect';

/** Says whether a pool's connections were all in use for as long as a caller waits for one. */
export function poolWasFull(error: unknown): boolean {
  return error instanceof Error && error.message === poolIsFull;
}

/**
 * Says whether the database could not be reached or the connection to it was lost, so that another
 * connection may answer soon: it is not slow, full or locked.
 */
export function isAway(error: unknown): boolean {
  if (!(error instanceof DatabaseUnavailableError || error instanceof OutcomeUnknownError))
    return false;
  const { cause } = error;
  if (cause instanceof DatabaseUnavailableError || cause instanceof OutcomeUnknownError)
    return isAway(cause);
  return cause instanceof Error && !poolWasFull(cause) && breaksConnection(cause);
}

/** Finds the error that says the embedded database's folder is gone, where that is the cause. */
export function goneDatabase(error: unknown): DatabaseGoneError | undefined {
  if (error instanceof DatabaseGoneError) return error;
  return error instanceof Error ? goneDatabase(error.cause) : undefined;
}

/** Says whether a row would have had the same key as another row. */
export function breaksUniqueness(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505';
}

/** Says whether the connection must not be used again. */
export function breaksConnection(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return true;
  // A standby that was a primary stays read-only: the next connection may find the new primary.
  return (
    lostCodes.test(error.code ?? '') ||
    askedAStandby(error) ||
    error.severity === 'FATAL' ||
    error.severity === 'PANIC'
  );
}

/**
 * Turns a driver's error into the one that a caller gets.
 * @param mayHaveCommitted true where the work under way could have been committed without our
 * hearing of it
 */
export function describeFailure(error: unknown, mayHaveCommitted: boolean): unknown {
  const busy =
    error instanceof pg.DatabaseError && (busyCodes.test(error.code ?? '') || askedAStandby(error));
  if (!busy && !breaksConnection(error)) return error;
  const text = reasonOf(error);
  if (busy || !mayHaveCommitted)
    return new DatabaseUnavailableError(`The database is not available: ${text}`, { cause: error });
  return new OutcomeUnknownError(`The database did not confirm the outcome: ${text}`, {
    cause: error,
  });
}
