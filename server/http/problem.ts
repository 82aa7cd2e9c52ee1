import type { FastifyReply } from 'fastify';
import { refusalField, refusals, type RefusalCode } from '../../contract/errors.ts';
import type { Problem } from '../../contract/problem.ts';
import type { Refusal } from '../base/refusal.ts';

/** The problem document of a refusal: the one place where a code becomes an HTTP body. */
export function problemOf(refusal: Refusal, requestId: string): Problem {
  const { status, title } = refusals[refusal.code];
  const field = refusalField(refusal.code);
  const fields =
    refusal.details.fields ?? (field === undefined ? undefined : { [field]: refusal.message });
  return {
    type: `/api/docs#${refusal.code}`,
    title,
    status,
    detail: refusal.message,
    message: refusal.message,
    error: refusal.message,
    code: refusal.code,
    ...(fields === undefined ? {} : { fields }),
    requestId: refusal.details.requestId ?? requestId,
  };
}

const defaultRetryAfterSeconds: Partial<Record<RefusalCode, number>> = {
  TOO_MANY_PAYMENTS: 60,
  TOO_MANY_TRIES: 60,
  BUSY: 1,
  STOPPING: 5,
  MONEY_STOPPED: 60,
  CLOCK_WRONG: 60,
  OUTCOME_UNKNOWN: 1,
  IN_FLIGHT: 1,
};

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  reply.request.refusal = refusal.code;
  const retryAfterSeconds =
    refusal.details.retryAfterSeconds ?? defaultRetryAfterSeconds[refusal.code];
  if (retryAfterSeconds !== undefined)
    void reply.header('Retry-After', String(Math.max(1, Math.ceil(retryAfterSeconds))));
  if (refusal.code === 'NOT_SIGNED_IN') void reply.header('WWW-Authenticate', 'Bearer');
  return reply
    .code(refusals[refusal.code].status)
    .type('application/problem+json')
    .send(problemOf(refusal, reply.request.id));
}
