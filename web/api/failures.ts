import type { RefusalCode } from '../../contract/calls/errors.ts';
import { failuresTexts } from './failures.texts.ts';
import type { Problem } from '../../contract/values/problem.ts';

/** The bank answered and said no. `message` is what a person reads. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  readonly code: RefusalCode | undefined;
  /** Field name to text, where the refusal belongs to fields. */
  readonly fields: Record<string, string>;
  /** The values that the message names. */
  readonly params: Record<string, unknown> | undefined;
  readonly requestId: string | undefined;

  constructor(status: number, problem: Partial<Problem> | undefined) {
    super(problem?.message ?? problem?.error ?? '');
    this.status = status;
    this.code = problem?.code as RefusalCode | undefined;
    this.fields = problem?.fields ?? {};
    this.params = problem?.params;
    this.requestId = problem?.requestId;
  }
}

/**
 * No answer came, as the line is down or the wait was too long, or none that can be read. The
 * outcome at the bank is unknown.
 */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';

  /** @param options has a cause where an answer came that could not be read, or says nothing. */
  constructor(options?: ErrorOptions) {
    const said = options?.cause instanceof Refused ? options.cause.message : '';
    super(said || failuresTexts.networkError, options);
  }
}

/** There was no line when it was asked for, so nothing left this device. */
export class Offline extends Unanswered {
  override readonly message: string = failuresTexts.offline;
}

/** The same, once the line is there again: what was said of it would be wrong. */
export class BackOnline extends Offline {
  override readonly message: string = failuresTexts.backOnline;
}

/** The person did not give the proof that the bank wanted, so the bank did nothing. */
export class NotProven extends Error {
  override readonly name = 'NotProven';
}

/** The browser is sure of it. That it is not sure says nothing. */
export const isOffline = (): boolean => 'onLine' in navigator && !navigator.onLine;

/**
 * Call it first in whatever sends: what is not sent now must never go out later by itself.
 * @throws {Offline}
 */
export function refuseOffline(): void {
  if (isOffline()) throw new Offline();
}

/** The refusals that the bank gives before it looks whether it has done what was asked already. */
const saidFirst: ReadonlySet<RefusalCode | undefined> = new Set<RefusalCode>([
  'NOT_SIGNED_IN',
  'TOO_MANY_TRIES',
  'FORBIDDEN',
  'PASSWORD_CHANGE_REQUIRED',
  'TWO_STEPS_REQUIRED',
  'SESSION_NOT_PAIRED',
]);

/** Says whether a failure says nothing of an earlier sending with the same key. */
export const saysNothingOfBefore = (failure: unknown): boolean =>
  failure instanceof Offline ||
  failure instanceof NotProven ||
  (failure instanceof Refused && saidFirst.has(failure.code));

/**
 * Says whether the bank may have done what was asked although we did not hear so: asking again
 * needs the same key.
 */
export function outcomeIsUnknown(failure: unknown): boolean {
  // Stopped money and a wrong clock are the failures of ours that say for certain that nothing was
  // done.
  if (failure instanceof Refused)
    return (
      (failure.status >= 500 &&
        failure.code !== 'MONEY_STOPPED' &&
        failure.code !== 'CLOCK_WRONG') ||
      failure.code === 'IN_FLIGHT'
    );
  return failure instanceof Unanswered;
}
