import { type ParamsOf, refusalMessage, type RefusalCode } from '../../contract/calls/errors.ts';
import type { TextParams } from '../../contract/words/define.ts';

interface RefusalDetails {
  params?: TextParams | undefined;
  /** Field name → text, where fields of the request are at fault. */
  fields?: Record<string, string>;
  /** The fields of the request that the refusal itself is about, where its code does not say so. */
  about?: readonly string[];
  retryAfterSeconds?: number;
  /** The request it was first given to, when it is replayed. */
  requestId?: string;
}

/** An expected answer of "no". Thrown by a guard, turned into HTTP in one place. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, details: RefusalDetails) {
    super(refusalMessage(code, details.params));
    this.code = code;
    this.details = details;
  }
}

type Details<Code extends RefusalCode> = Omit<RefusalDetails, 'params'> & {
  params: ParamsOf<Code>;
};

/** Ends the use case with a refusal, and with the values its text names. */
export function refuse<Code extends RefusalCode>(
  code: Code,
  ...[details = {}]: ParamsOf<Code> extends undefined
    ? [details?: Omit<RefusalDetails, 'params'>]
    : [details: Details<Code>]
): never {
  throw new Refusal(code, details as RefusalDetails);
}
