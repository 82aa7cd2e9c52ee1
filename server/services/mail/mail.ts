import type { Language } from '../../../contract/values/language.ts';

/** A message to one person, as data: queued with its cause, sent by a job. */
export interface Mail {
  to: string;
  /** Of its words; absent of mails to the bank's own staff, which are English. */
  language?: Language;
  /** The address that an answer goes to, when not the bank. */
  replyTo?: string;
  subject: string;
  /** Plain text, one paragraph per entry. */
  paragraphs: string[];
  /** The one thing to do, if there is one. */
  action?: { label: string; url: string };
  /** Where its reader stops what they did not do. */
  alarm?: { label: string; url: string };
}
