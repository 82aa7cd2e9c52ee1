import { refusalMessage, type RefusalCode, type RefusalParams } from '../../contract/errors.ts';

interface RefusalDetails {
  params?: RefusalParams;
  /** Field name → text, where fields of the request are at fault. */
  fields?: Record<string, string>;
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

/** Ends the use case with a refusal. */
export function refuse(code: RefusalCode, details: RefusalDetails = {}): never {
  throw new Refusal(code, details);
}
