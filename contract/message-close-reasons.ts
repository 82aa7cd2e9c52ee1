/** Why a message is closed without an answer. */
export const messageCloseReasons = {
  SPAM: 'Advertising, or not meant for us',
  ABUSE: 'Abuse or threats',
  DUPLICATE: 'The same was written before',
  ANSWERED_ELSEWHERE: 'Answered by phone or in a branch',
  NOTHING_ASKED: 'Nothing to answer',
} as const;

export type MessageCloseReason = keyof typeof messageCloseReasons;
