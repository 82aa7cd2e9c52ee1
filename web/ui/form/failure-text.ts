import { formTexts } from './form.texts.ts';
import { BackOnline, Offline, outcomeIsUnknown, Refused, Unanswered } from '../../api/failures.ts';

/** Errors of the browser and of the language: their messages are not written for people. */
const technicalErrors = [TypeError, RangeError, ReferenceError, SyntaxError, DOMException];

/** The words on a failure for which the bank has none. */
export interface FailureWords {
  /** The bank gave no reason. */
  refused?: string;
  /** No answer came, in full. */
  unanswered?: string;
  /** The specification has these very words, so that they are shown offline too. */
  isSpecified?: boolean;
  /** The deed that the bank does once however often it is sent: 'posted', 'reported'. */
  doneOnce?: string;
}

/**
 * Words a failure: the bank's own words, or that no answer told its outcome and what to do then.
 * Never that it failed while that is unknown.
 */
export function failureText(failure: Error, words?: FailureWords): string;
export function failureText(failure: unknown, words?: FailureWords): string | undefined;
export function failureText(failure: unknown, words: FailureWords = {}): string | undefined {
  if (failure === undefined || failure === null) return undefined;
  const { refused = formTexts.refused, unanswered, doneOnce } = words;
  if (failure instanceof Offline && words.isSpecified && !(failure instanceof BackOnline))
    return formTexts.offline(unanswered ?? refused);
  const isTechnical = technicalErrors.some((kind) => failure instanceof kind);
  const said = failure instanceof Error && !isTechnical ? failure.message : '';
  // Nothing left this device, or the bank is certain.
  if (failure instanceof Offline || said.includes(formTexts.nothingChanged)) return said;
  if (failure instanceof Unanswered && unanswered !== undefined) return unanswered;
  const isTraceable = failure instanceof Refused && failure.status >= 500 && failure.requestId;
  const told = `${said || refused}${isTraceable ? formTexts.request(failure.requestId) : ''}`;
  return doneOnce !== undefined && outcomeIsUnknown(failure)
    ? formTexts.mayBeDone(told, doneOnce)
    : told;
}
