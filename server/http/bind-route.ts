import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { amountFieldsHeader } from '../../contract/values/amounts-on-wire.ts';
import type { Route } from '../../contract/calls/route.ts';
import type { Bank } from '../bank.ts';
import type { Context, SignedInContext } from '../context.ts';
import { getHealthRoute, getReadyRoute } from '../../contract/money/bank.ts';
import { isAway } from '../db/errors.ts';
import { retryWhileAway } from '../db/retry-while-away.ts';
import { beforeLongAnswers } from '../services/turns/give-way.ts';
import { within } from '../base/current-span.ts';
import type { Caller } from '../services/turns/caller.ts';
import { invariant } from '../base/invariant.ts';
import { amountFieldsOf } from './amount-fields.ts';
import { answerMoney, earlierAnswer } from './answer-money.ts';
import { readUpload, type Upload, uploadMemory } from './read-upload.ts';
import { readInContext, sendDownload, type Download } from './download.ts';
import { guardRoute, refuseSuspended } from './guard.ts';
import type { Exchange, Handler, MovedMoney, OnlyBody } from './handler.ts';
import { idempotencyClaim } from './idempotency.ts';
import { languageWanted } from './language-wanted.ts';
import { inOwnTurn } from './own-turns.ts';
import { parseInput } from './parse-input.ts';
import { saidIn, says } from './said-in.ts';
import { addUploadRoute } from './upload-route.ts';

const parsed = (schema: z.ZodMiniType | undefined, input: unknown) =>
  schema ? parseInput(schema, input) : undefined;

interface Sent {
  status: number;
  body?: unknown;
  /** In place of `body`, of what a claim has kept: it is on the wire already. */
  stored?: unknown;
  headers?: Record<string, string>;
  download?: Download;
  events?: Readable;
}

/** Puts the words of an answer, as those of a refusal, into the language of the page that asks. */
function inTheirLanguage(reply: FastifyReply, body: unknown): unknown {
  if (!says(body)) return body;
  const language = languageWanted(reply.request.headers['accept-language']);
  void reply.header('Content-Language', language).header('Vary', 'Accept-Language');
  return saidIn(language, body);
}

function send(route: Route, reply: FastifyReply, answer: Sent): FastifyReply {
  if (answer.download) {
    invariant(
      route.download?.includes(answer.download.mediaType),
      `${route.path} sent a file of a type its contract does not know`,
    );
    return sendDownload(reply, answer.download);
  }
  if (answer.events) {
    invariant(route.stream, `${route.path} sent events, which its contract does not know`);
    // A proxy that keeps an answer until it is whole would keep these for ever.
    return reply
      .type('text/event-stream; charset=utf-8')
      .header('X-Accel-Buffering', 'no')
      .send(answer.events);
  }
  const schema = route.answers[answer.status];
  invariant(
    schema !== undefined,
    `${route.path} answered ${answer.status}, which its contract does not know`,
  );
  void reply.code(answer.status).headers(answer.headers ?? {});
  if (schema === null) return reply.send();
  // Written by the same contract by which the client reads it, so that an answer holds no field
  // outside it, and no amount that cannot be read.
  const given = 'stored' in answer ? z.decode(schema, answer.stored) : answer.body;
  const body = inTheirLanguage(reply, z.encode(schema, given));
  return reply
    .type('application/json; charset=utf-8')
    .header(amountFieldsHeader, amountFieldsOf(schema))
    .send(JSON.stringify(body));
}

/** Stops an answer to staff whose look is not yet in the trail. */
function refuseUnrecorded({ path, look }: Route, { recorded }: Context): void {
  if (look === undefined || 'namesNoCustomer' in look) return;
  invariant(
    look.some((action) => recorded?.has(action)),
    `${path} left no line of the trail`,
  );
}

/** Says whether a standby may answer; see `reads` of the contract. */
function isForStandby({ reads }: Route, query: unknown, { clock }: Bank): boolean {
  if (reads !== 'past') return reads === 'recent';
  const { to } = (query ?? {}) as { to?: string };
  return to !== undefined && to < clock.businessDay();
}

/** Calls that say at once that the database is away, so that callers go elsewhere. */
const probes: ReadonlySet<string> = new Set([getHealthRoute.path, getReadyRoute.path]);

/** Says whether a call only reads: it is tried again while the database is away. */
const isPatient = ({ method, stream, path }: Route): boolean =>
  method === 'GET' && !stream && !probes.has(path);

async function answerRequest<R extends Route>(
  bank: Bank,
  route: R,
  handler: Handler<R>,
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  // From here, since finding the session may have waited too.
  const waitsUntilMs = performance.now() + bank.config.patienceMs;
  const ctx = await guardRoute(bank, route, request);
  request.actor = ctx.actor.name;
  const claim =
    route.movesMoney && idempotencyClaim(route, request, (ctx as SignedInContext).session.userId);
  const earlier = claim && (await earlierAnswer(bank, claim));
  if (earlier)
    return send(route, reply, { ...earlier, headers: { 'Idempotent-Replayed': 'true' } });
  refuseSuspended(route, ctx);
  const input = {
    params: parsed(route.params, request.params),
    query: parsed(route.query, request.query),
    headers: parsed(route.headers, request.headers),
    claim,
  };
  const askAgain = async () => refuseSuspended(route, await guardRoute(bank, route, request));
  const answerWith: AnswerWith = async (body, { files, caller } = { caller: ctx.caller }) => {
    const given = { ...input, body: parsed(route.body, body), files };
    const act = () =>
      handler(
        { ...ctx, caller } as Parameters<typeof handler>[0],
        given as Parameters<typeof handler>[1],
        {
          request,
          reply,
        },
      );
    const read = isForStandby(route, given.query, bank)
      ? () => bank.standby.recently(async () => readInContext(await act()))
      : act;
    const useCase = isPatient(route)
      ? () => retryWhileAway(read, { forMs: waitsUntilMs - performance.now(), passes: isAway })
      : read;
    const answer = await beforeLongAnswers(async () =>
      claim
        ? await answerMoney(ctx as SignedInContext, claim, useCase as () => Promise<MovedMoney>)
        : ((await inOwnTurn(route, ctx, { askAgain, act: useCase })) as Sent),
    );
    refuseUnrecorded(route, ctx);
    return send(route, reply, answer);
  };
  return route.files
    ? await withUpload(ctx, request, route.files, answerWith)
    : await answerWith(request.body);
}

type AnswerWith = (
  body: unknown,
  upload?: { files?: Upload['files']; caller: Caller },
) => Promise<FastifyReply>;

/** The files of a form are kept in memory only while they are answered. */
async function withUpload(
  { caller }: Context,
  request: FastifyRequest,
  rules: NonNullable<Route['files']>,
  answerWith: AnswerWith,
): Promise<FastifyReply> {
  const memory = uploadMemory(caller);
  try {
    const { fields, files } = await readUpload(request, rules, memory);
    return await answerWith(fields, { files, caller: memory.caller });
  } finally {
    memory.giveBack();
  }
}

/**
 * One call, which a server binds. Its handler has no bank but that of the context of who asks, whose
 * writes begin by looking again whether the person still may.
 */
export type Call = (app: FastifyInstance, bank: Bank) => void;

/**
 * One contract route on the server: session, who, replay, suspension, input, use case, answer; in
 * this order.
 */
export function bindRoute<const R extends Route>(route: R, handler: Handler<R>): Call {
  return (app, bank) => {
    const options: RouteOptions = {
      method: route.method,
      url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: (request, reply) =>
        within(request.span, () => answerRequest(bank, route, handler, { request, reply })),
      ...(route.stream && { config: { staysOpen: true } }),
    };
    if (route.files) addUploadRoute(app, route.files, options);
    else app.route(options);
  };
}

/** The same for a call with one answer: its handler returns the body, and the contract its status. */
export function answerTo<const R extends Route>(
  route: R,
  handler: (...given: Parameters<Handler<R>>) => Promise<OnlyBody<R>>,
): Call {
  const [status] = Object.keys(route.answers);
  return bindRoute(route, (async (...given: Parameters<Handler<R>>) => ({
    status: Number(status),
    body: await handler(...given),
  })) as Handler<R>);
}
