/** A message to one person, as data: queued with its cause, sent by a job. */
export interface Mail {
  to: string;
  subject: string;
  /** Plain text, one paragraph per entry. */
  paragraphs: string[];
}
