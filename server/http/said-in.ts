import type { Language } from '../../contract/values/language.ts';
import {
  type AnswerCode,
  answerMessage,
  answerParams,
  answers,
} from '../../contract/calls/said.ts';

interface Saying {
  code: AnswerCode;
  params?: unknown;
  message: string;
}

/** Says whether an answer holds a text. One that an earlier server kept has no code, only words. */
export const says = (body: unknown): body is Saying =>
  typeof body === 'object' &&
  body !== null &&
  'message' in body &&
  'code' in body &&
  typeof body.code === 'string' &&
  Object.hasOwn(answers, body.code);

/**
 * An answer in the language of who asks, with what it warns of besides, also one that is given
 * again: what is kept with a claim are its code and its params. English stays as it was first said,
 * and so does an answer whose params are not those that its code has now.
 */
export function saidIn(language: Language, { code, params, ...sent }: Saying): object {
  const warned =
    'warning' in sent && says(sent.warning) ? saidIn(language, sent.warning) : undefined;
  const rest = warned === undefined ? sent : { ...sent, warning: warned };
  const named = answerParams(code, params);
  if (named === undefined && 'params' in answers[code]) return rest;
  const message = language === 'en' ? rest.message : answerMessage(code, named, language);
  return { ...rest, message, code, ...(named && { params: named }) };
}
