import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Readable } from 'node:stream';
import type * as z from 'zod/mini';
import { amountFieldsHeader, jsonText } from '../../contract/amounts-on-wire.ts';
import type { Route } from '../../contract/route.ts';
import type { Bank } from '../bank.ts';
import type { Context, SignedInContext } from '../context.ts';
import { getHealthRoute, getReadyRoute } from '../../contract/bank.ts';
import { isAway } from '../db/errors.ts';
import { patiently } from '../db/patiently.ts';
import { within } from '../base/current-span.ts';
import { invariant } from '../base/invariant.ts';
import { amountFieldsOf } from './amount-fields.ts';
import { answerMoney, earlierAnswer } from './answer-money.ts';
import { readUpload, type Upload, uploadMemory } from './read-upload.ts';
import { readInContext, sendDownload, type Download } from './download.ts';
import { guardRoute, refuseSuspended } from './guard.ts';
import type { Exchange, Handler, MovedMoney } from './handler.ts';
import { idempotencyClaim } from './idempotency.ts';
import { languageWanted } from './language-wanted.ts';
import { parseInput } from './parse-input.ts';
import { saidIn, says } from './said-in.ts';
import { addUploadRoute } from './upload-route.ts';

const parsed = (schema: z.ZodMiniType | undefined, input: unknown) =>
  schema ? parseInput(schema, input) : undefined;

interface Sent {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
  download?: Download;
  events?: Readable;
}

/** What an answer says is worded as a refusal is, in the language of the page that asks. */
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
  // Parsed by the same contract the client reads, so that an answer holds no field outside it, and
  // no amount that cannot be read.
  const body = inTheirLanguage(reply, schema.parse(answer.body));
  return reply
    .type('application/json; charset=utf-8')
    .header(amountFieldsHeader, amountFieldsOf(schema))
    .send(jsonText(body));
}

/** What is shown to staff is in the trail before it is sent, or it is not sent. */
function refuseUnrecorded({ path, look }: Route, { recorded }: Context): void {
  if (look === undefined || 'namesNoCustomer' in look) return;
  invariant(
    look.some((action) => recorded?.has(action)),
    `${path} left no line of the trail`,
  );
}

/** Whether a standby may answer; see `reads` of the contract. */
function isForStandby({ reads }: Route, query: unknown, { clock }: Bank): boolean {
  if (reads !== 'past') return reads === 'recent';
  const { to } = (query ?? {}) as { to?: string };
  return to !== undefined && to < clock.businessDay();
}

/** What says at once that the database is away: who asks sends requests elsewhere then. */
const probes: ReadonlySet<string> = new Set([getHealthRoute.path, getReadyRoute.path]);

/** What only reads is read again while the database is away. */
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
  const answerWith = async (body: unknown, files?: Upload['files']) => {
    const given = { ...input, body: parsed(route.body, body), files };
    const act = () =>
      handler(ctx as Parameters<typeof handler>[0], given as Parameters<typeof handler>[1], {
        request,
        reply,
      });
    const read = isForStandby(route, given.query, bank)
      ? () => bank.standby.recently(async () => readInContext(await act()))
      : act;
    const useCase = isPatient(route)
      ? () => patiently(read, { forMs: waitsUntilMs - performance.now(), passes: isAway })
      : read;
    const answer = claim
      ? await answerMoney(ctx, claim, useCase as () => Promise<MovedMoney>)
      : ((await useCase()) as Sent);
    refuseUnrecorded(route, ctx);
    return send(route, reply, answer);
  };
  return route.files
    ? await withUpload(bank, request, route.files, answerWith)
    : await answerWith(request.body);
}

/** The files of a form are kept in memory only while they are answered. */
async function withUpload(
  bank: Bank,
  request: FastifyRequest,
  rules: NonNullable<Route['files']>,
  answerWith: (fields: Upload['fields'], files: Upload['files']) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const memory = uploadMemory(bank);
  try {
    const { fields, files } = await readUpload(request, rules, memory);
    return await answerWith(fields, files);
  } finally {
    memory.giveBack();
  }
}

/**
 * One contract route on the server: session, who, replay, suspension, input, use case, answer; in
 * this order. `bindRoute(app, bank, route).to(handler)`, so that the handler's types follow from
 * the route.
 */
export function bindRoute<const R extends Route>(
  app: FastifyInstance,
  bank: Bank,
  route: R,
): { to(handler: Handler<R>): void } {
  return {
    to(handler) {
      const options: RouteOptions = {
        method: route.method,
        url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
        handler: (request, reply) =>
          within(request.span, () => answerRequest(bank, route, handler, { request, reply })),
        ...(route.stream && { config: { staysOpen: true } }),
      };
      if (route.files) addUploadRoute(app, route.files, options);
      else app.route(options);
    },
  };
}
