import type { Language } from '../../../contract/values/language.ts';
import type { NoticeKind } from '../../../contract/people/notices.ts';
import { inEachLanguage, type InEachLanguage } from '../../base/in-each-language.ts';

/** The bank's words to a customer about an event: a line under Notices in the app, and a mail. */
export interface Notice {
  kind: NoticeKind;
  /** The id of the payment or the conversation that the line leads to. */
  about?: string;
  /** A link of the mail, if its words name one; the line leads where its kind says. */
  url?: string | undefined;
  /** Good news, or what the customer has done a moment ago: the badge of the app does not count it. */
  asks?: false;
  /** The language of the mail is known where it is queued; the line is read in that of the page. */
  words: InEachLanguage<NoticeWords>;
}

export interface NoticeWords {
  /** Heads the line, and is the subject of the mail. */
  title: string;
  /**
   * The event, a paragraph each, in the line and in the mail. A stolen session reads the line: no
   * link that works once and no other secret may be here.
   */
  said: string[];
  /** Paragraphs after it that only the mail has. */
  mailOnly?: string[];
  /** The label of the mail's link. */
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
