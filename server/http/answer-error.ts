import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { RefusalCode } from '../../contract/calls/errors.ts';
import { DatabaseUnavailableError, OutcomeUnknownError } from '../db/errors.ts';
import { GroupCommitBusyError, MoneyWaitsError } from '../ledger/group-commit-errors.ts';
import type { Log } from '../base/log.ts';
import { traceFields } from '../base/current-span.ts';
import { Refusal } from '../base/refusal.ts';
import { sendRefusal } from './problem.ts';

/** The errors with which Fastify itself refuses, before a route of ours runs. */
export const frameworkRefusals: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_TYPE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED',
  FST_ERR_BAD_URL: 'NOT_FOUND',
  FST_ERR_MAX_PARAM_LENGTH: 'NOT_FOUND',
};

function refusalFor(error: unknown, request: FastifyRequest): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error instanceof GroupCommitBusyError)
    return new Refusal('BUSY', { retryAfterSeconds: error.retryAfterSeconds });
  if (error instanceof MoneyWaitsError) return new Refusal(error.code, {});
  if (error instanceof DatabaseUnavailableError)
    return new Refusal('BUSY', { retryAfterSeconds: 1 });
  // A lost answer to a question left nothing in doubt.
  if (error instanceof OutcomeUnknownError)
    return new Refusal(['GET', 'HEAD'].includes(request.method) ? 'BUSY' : 'OUTCOME_UNKNOWN', {});
  const code = frameworkRefusals[(error as FastifyError).code];
  if (code !== undefined) return new Refusal(code, {});
  if ((error as FastifyError).statusCode === 400) return new Refusal('MALFORMED', {});
  return undefined;
}

/** The messages of an error and of its causes, from the one that was met to the first. */
const reasonsOf = ({ message, cause }: Error): string[] => [
  message,
  ...(cause instanceof Error ? reasonsOf(cause) : []),
];

/**
 * The last stop of every failed request: expected refusals as they are, anything else a plain 500
 * that tells the person nothing and the log everything.
 */
export function answerError(log: Log) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const refusal = refusalFor(error, request);
    const about = { requestId: request.id, ...traceFields(request.span) };
    if (refusal !== undefined) {
      if (error instanceof DatabaseUnavailableError || error instanceof OutcomeUnknownError)
        log.warn({ ...about, why: reasonsOf(error) }, 'the database did not answer a request');
      return sendRefusal(reply, refusal);
    }
    log.error(
      {
        ...about,
        error:
          error instanceof Error
            ? { name: error.name, message: error.message, stack: error.stack }
            : String(error),
      },
      'unexpected error',
    );
    return sendRefusal(reply, new Refusal('INTERNAL', {}));
  };
}
