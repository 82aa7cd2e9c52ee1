import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Route } from '../../contract/route.ts';
import type { Bank } from '../bank.ts';
import type { SignedInContext } from '../context.ts';
import { invariant } from '../invariant.ts';
import { findOutcome } from '../ledger/find-outcome.ts';
import { answerOutcome, type StoredAnswer } from './answer-outcome.ts';
import { admit, refuseSuspended } from './guard.ts';
import type { Claim, Handler } from './handler.ts';
import { claimOf } from './idempotency.ts';
import { parseInput } from './parse-input.ts';

const parsed = (schema: z.ZodMiniType | undefined, input: unknown) => (schema ? parseInput(schema, input) : undefined);

function send(route: Route, reply: FastifyReply, answer: { status: number; body?: unknown; headers?: Record<string, string> }): FastifyReply {
  const schema = route.answers[answer.status];
  invariant(schema !== undefined, `${route.path} answered ${answer.status}, which its contract does not know`);
  void reply.code(answer.status).headers(answer.headers ?? {});
  // Parsed by the same contract the client reads: an answer never holds a field nobody agreed on.
  return schema === null ? reply.send() : reply.type('application/json; charset=utf-8').send(JSON.stringify(schema.parse(answer.body)));
}

/** The answer a keyed money request already has, whatever has become of its sender since. */
async function earlierAnswer(bank: Bank, claim: Claim & { keyed: boolean }): Promise<StoredAnswer | undefined> {
  const outcome = claim.keyed ? await findOutcome(bank.db, claim.claimId, claim.payloadHash) : undefined;
  return outcome && answerOutcome(outcome);
}

/** One contract route on the server: session, who, input, replay, suspension, use case, answer; in this order. */
export function bindRoute<R extends Route>(app: FastifyInstance, bank: Bank, route: R, handler: Handler<R>): void {
  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const ctx = await admit(bank, route, request);
    request.actor = ctx.actor.name;
    const input = { params: parsed(route.params, request.params), query: parsed(route.query, request.query), body: parsed(route.body, request.body) };
    const claim = route.movesMoney && claimOf(route, request, (ctx as SignedInContext).session.userId);
    const earlier = claim && (await earlierAnswer(bank, claim));
    if (earlier) return send(route, reply, { ...earlier, headers: { 'Idempotent-Replayed': 'true' } });
    refuseSuspended(route, ctx);
    const answer = await handler(ctx as Parameters<typeof handler>[0], { ...input, claim } as Parameters<typeof handler>[1], { request, reply });
    return send(route, reply, answer);
  };
  app.route({ method: route.method, url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'), handler: handle });
}
