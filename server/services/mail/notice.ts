import type { Language } from '../../../contract/language.ts';
import type { NoticeKind } from '../../../contract/notices.ts';
import { inEachLanguage, type InEachLanguage } from '../../base/in-each-language.ts';

/** What the bank tells a customer about an event: a line under Notices in the app, and a mail. */
export interface Notice {
  kind: NoticeKind;
  /** The id of the payment or the conversation that the line leads to. */
  about?: string;
  /** A link of the mail, if its words name one; the line leads where its kind says. */
  url?: string | undefined;
  /** Its reader's language is known where it is queued. */
  words: InEachLanguage<NoticeWords>;
}

export interface NoticeWords {
  /** Heads the line, and is the subject of the mail. */
  title: string;
  /**
   * What happened, a paragraph each, in the line and in the mail. A stolen session reads the line:
   * no link that works once and no other secret stands here.
   */
  said: string[];
  /** What only the mail says after it. */
  mailOnly?: string[];
  /** What the link of the mail is called. */
  action?: string;
}

/** Makes notices of one noun: their words follow the reader, all else is the same for each. */
export const noticesOf =
  <Texts>(texts: InEachLanguage<Texts>) =>
  (
    parts: Omit<Notice, 'words'>,
    wordsOf: (texts: Texts, language: Language) => NoticeWords,
  ): Notice => ({
    ...parts,
    words: inEachLanguage((language) => wordsOf(texts[language], language)),
  });
