import type { NoticeKind } from '../../../contract/notices.ts';
import type { Mail } from './mail.ts';

/** What the bank tells a customer about an event: a line under Notices in the app, and a mail. */
export interface Notice {
  kind: NoticeKind;
  /** The id of the payment or the conversation that the line leads to. */
  about?: string;
  /** Heads the line, and is the subject of the mail. */
  title: string;
  /**
   * What happened, a paragraph each, in the line and in the mail. A stolen session reads the line:
   * no link that works once and no other secret stands here.
   */
  said: string[];
  /** What only the mail says after it. */
  mailOnly?: string[];
  /** A link of the mail; the line leads where its kind says. */
  action?: NonNullable<Mail['action']>;
}
