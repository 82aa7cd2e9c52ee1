/** A mail of the outbox as a person reads it. */
export interface ReadMail {
  to: string;
  subject: string;
  /** Its date, in real time; undefined where it has none. */
  sentAt: Temporal.Instant | undefined;
  text: string;
  /** The names of the files that came with it. */
  attachments: string[];
}

/** Reads a mail as it lies in the outbox. A file that is no mail is read as an empty one. */
export async function readEml(message: Buffer): Promise<ReadMail> {
  const { default: PostalMime } = await import('postal-mime');
  const { to = [], subject = '', date, text = '', attachments } = await PostalMime.parse(message);
  const sentMs = Date.parse(date ?? '');
  return {
    to: to.flatMap(({ address }) => address ?? []).join(', '),
    subject,
    sentAt: Number.isNaN(sentMs) ? undefined : Temporal.Instant.fromEpochMilliseconds(sentMs),
    text: text.trimEnd(),
    attachments: attachments.flatMap(({ filename }) => filename ?? []),
  };
}
