import { formatsOf } from '../../../contract/values/format.ts';
import type { NoticeWords } from '../../services/mail/notice.ts';

export const answerTexts = {
  longDay: formatsOf('en-US').longDay,
  answered: (subject: string, reference: string): NoticeWords => ({
    title: 'We answered your message',
    said: [`There is an answer to “${subject}”, ${reference}.`],
  }),
  reference: (reference: string) => `Your reference: ${reference}`,
  wrote: (day: string, message: string) => `On ${day} you wrote:\n${message}`,
  logIn:
    'Log in to read the whole conversation and the files you sent: we never put them ' +
    'into an email.',
  action: 'Log in and read it',
};
