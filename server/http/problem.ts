import type { FastifyReply } from 'fastify';
import {
  refusalField,
  refusalMessage,
  refusals,
  type RefusalCode,
  shownParams,
} from '../../contract/calls/errors.ts';
import { fieldText as english } from '../../contract/values/field-text.texts.ts';
import { fieldText as spanish } from '../../contract/values/field-text.texts.es.ts';
import type { Language } from '../../contract/values/language.ts';
import type { Problem } from '../../contract/values/problem.ts';
import type { Refusal } from '../base/refusal.ts';
import { languageWanted } from './language-wanted.ts';

/** Says what is wrong with each field; the schemas say it in English. */
function fieldsIn(language: Language, fields: Record<string, string>): Record<string, string> {
  const fieldText = { en: english, es: spanish }[language];
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, fieldText(text)]));
}

/** The problem document of a refusal: the one place where a code becomes an HTTP body. */
export function problemOf(
  { code, details }: Refusal,
  requestId: string,
  language: Language,
): Problem {
  const message = refusalMessage(code, details.params, language);
  const params = shownParams(code, details.params);
  const about = details.about ?? [refusalField(code) ?? []].flat();
  const fields =
    (details.fields && fieldsIn(language, details.fields)) ??
    (about.length === 0 ? undefined : Object.fromEntries(about.map((name) => [name, message])));
  return {
    type: `/api/docs#${code}`,
    title: refusals[code].title[language],
    status: refusals[code].status,
    detail: message,
    message,
    error: message,
    code,
    ...(params && { params }),
    ...(fields && { fields }),
    requestId: details.requestId ?? requestId,
  };
}

const defaultRetryAfterSeconds: Partial<Record<RefusalCode, number>> = {
  TOO_MANY_PAYMENTS: 60,
  TOO_MANY_TRIES: 60,
  BUSY: 1,
  STOPPING: 5,
  MONEY_STOPPED: 60,
  CLOCK_WRONG: 60,
  DATABASE_GONE: 60,
  OUTCOME_UNKNOWN: 1,
  IN_FLIGHT: 1,
};

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { request } = reply;
  request.refusal = refusal.code;
  const retryAfterSeconds =
    refusal.details.retryAfterSeconds ?? defaultRetryAfterSeconds[refusal.code];
  if (retryAfterSeconds !== undefined)
    void reply.header('Retry-After', String(Math.max(1, Math.ceil(retryAfterSeconds))));
  if (refusal.code === 'NOT_SIGNED_IN') void reply.header('WWW-Authenticate', 'Bearer');
  const language = languageWanted(request.headers['accept-language']);
  return reply
    .code(refusals[refusal.code].status)
    .header('Content-Language', language)
    .header('Vary', 'Accept-Language')
    .type('application/problem+json')
    .send(problemOf(refusal, request.id, language));
}
