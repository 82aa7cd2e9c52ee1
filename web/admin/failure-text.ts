import { outcomeIsUnknown } from '../api/failures.ts';

/**
 * Of deeds that the bank does once however often they are asked for: by their key, or because what
 * is decided stays decided.
 */
type Deed = 'posted' | 'done' | 'sent';

/**
 * What to say of a deed that failed. Where no answer tells what became of it: that it may have
 * happened, and how to find out.
 */
export function failureText(failure: Error, deed: Deed): string {
  const { message } = failure;
  if (!outcomeIsUnknown(failure) || message.includes('Nothing was changed.')) return message;
  return (
    `${message} It may have been ${deed}. Send it again unchanged to find out: it is ${deed} ` +
    'once.'
  );
}
