import { Refusal } from '../../base/refusal.ts';

/**
 * The person who waits, with others, for what all of them share. It decides their turn, never what
 * they may do.
 */
export interface Caller {
  /** The person; their network where they are not signed in. */
  readonly person: string;
  /** As `networkOf` has it. */
  readonly network: string;
  /**
   * Aborted once no one waits for the answer, or by the bank with a refusal as its reason. The
   * bank's own work is always waited for.
   */
  readonly gone: AbortSignal | undefined;
}

/** The bank's own work waits for its turn as one person does. */
export const theBank: Caller = { person: 'the bank', network: 'the bank', gone: undefined };

/** A caller who hung up hears nothing; one whose request the bank broke off hears why. */
export const goneRefusal = ({ gone }: Caller): Refusal =>
  gone?.reason instanceof Refusal ? gone.reason : new Refusal('MALFORMED', {});

/** @throws {Refusal} where no one waits for an answer any more. */
export function refuseGone(caller: Caller): void {
  if (caller.gone?.aborted) throw goneRefusal(caller);
}
