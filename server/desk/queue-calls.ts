import type * as z from 'zod/mini';
import type { AuditAction } from '../../contract/calls/audit-actions.ts';
import type { caseFields, CaseHolder, queueFields } from '../../contract/calls/cases.ts';
import type { BodyOf, Route } from '../../contract/calls/route.ts';
import { textFromInstant } from '../base/clock.ts';
import { refuse } from '../base/refusal.ts';
import type { SignedInContext } from '../context.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { bindRoute } from '../http/bind-route.ts';
import type { Claim, Handler, ResultOf } from '../http/handler.ts';
import {
  type AuditEvent,
  recordAudit,
  recordListLook,
  refuseOwnAccount,
} from '../services/audit/audit-event.ts';
import { actOnce, type DecisionRequest, type Keeping } from './act-once.ts';
import { caseHolderOrNone, refuseOtherHolder } from './case-holder.ts';
import { endCase, findCaseHolders, lockCaseHolder } from './cases-store.ts';
import type { DecisionCall, ListCall, Queue, QueueCall, WaitingCase } from './queue.ts';
import { refuseDecided } from './stored-decision.ts';

interface Decided<Answer> extends Pick<DecisionRequest, 'id' | 'asked'> {
  queue: Queue;
  /** Refuses a waiting case to its holder and to everyone else. */
  mayDecide?: (tx: Tx) => Promise<void>;
  /** Always there where the answer holds amounts: `decisionCall` does not compile without it. */
  keeps?: z.ZodMiniType<Answer> | undefined;
}

/**
 * Decides a case in one transaction: once, and by its holder. The person who decided it and sends
 * the same decision again gets the first answer; other people and other decisions are refused with
 * the name of the person who was first.
 * @throws {Refusal} CASE_NOT_FOUND, OWN_ACCOUNT, CASE_DECIDED, CASE_NOT_TAKEN, CASE_HELD.
 */
async function decideOnce<Answer>(
  ctx: SignedInContext,
  { queue, mayDecide, id, asked, keeps }: Decided<Answer>,
  decide: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  const deed = { kind: queue.kind, id, asked };
  const keeping = { keeps } as Keeping<Answer>;
  return await ctx.bank.db.tx(async (tx) => {
    const found = (await queue.lock(tx, id)) ?? refuse('CASE_NOT_FOUND');
    refuseOwnAccount(ctx, { subject: found.auditSubject, otherParty: found.otherParty });
    const holder = await lockCaseHolder(tx, deed);
    const isHolder = holder?.holderId === ctx.session.userId;
    return await actOnce(tx, ctx, { ...deed, ...keeping, isNew: isHolder }, async () => {
      if (found.decision !== null) return refuseDecided(ctx, found.decision);
      await mayDecide?.(tx);
      if (!holder) refuse('CASE_NOT_TAKEN');
      if (!isHolder) refuseOtherHolder(ctx, holder);
      const answer = await decide(tx);
      await endCase(tx, deed);
      return answer;
    });
  });
}

type StaffRoute = Route & { who: 'admin' };
/** A route whose look has one name in the audit trail. */
type LookRoute = StaffRoute & { look: readonly [AuditAction] };

type AnswerTo<R extends Route> = R['answers'] extends { 200: infer Schema extends z.ZodMiniType }
  ? z.output<Schema>
  : never;

/** The input of a queue's call; its route says which parts there are. */
interface Given {
  params: { id: string };
  query?: { state?: string };
  body: unknown;
  claim: unknown;
}

/**
 * Binds a route to a function whose parts the compiler has held against that route. It cannot
 * follow them through the generic functions below, so their types end here.
 */
function queueCall(
  route: StaffRoute,
  answer: (ctx: SignedInContext, queue: Queue, given: Given) => Promise<unknown>,
): QueueCall {
  return (queue) =>
    bindRoute(route, ((ctx: SignedInContext, given: Given) =>
      answer(ctx, queue, given)) as Handler<StaffRoute>);
}

type CaseOf<R extends Route> = AnswerTo<R> extends { cases: (infer Case)[] } ? Case : never;

interface ListParts<R extends Route, Row> {
  /** Reads the cases that wait, oldest first, as long as a list may be. */
  waiting(db: Queryable): Promise<Row[]>;
  /** Reads the cases that have ended, latest first; for a route that asks for a `state`. */
  ended?(db: Queryable): Promise<Row[]>;
  /** Names the case of a row, since when it waits, and the person whom it concerns. */
  about(row: Row): WaitingCase;
  /** The noun's fields of each row; the desk adds those that every row of a queue has. */
  views(
    ctx: SignedInContext,
    rows: readonly Row[],
  ): Promise<Omit<CaseOf<R>, keyof typeof caseFields>[]>;
  /** The fields that the answer has in addition to its rows. */
  more?(ctx: SignedInContext): Promise<Omit<AnswerTo<R>, 'cases' | keyof typeof queueFields>>;
}

/** The call that lists what waits. The look is written to the trail. */
export function listCall<const R extends LookRoute, Row>(
  route: R,
  { waiting, ended, about, views, more }: ListParts<R, Row>,
): ListCall {
  const bind = queueCall(route, async (ctx, { kind, readWaiting }, { query }) => {
    const { db, clock } = ctx.bank;
    const state = query?.state ?? 'waiting';
    const rows = ended && state !== 'waiting' ? await ended(db) : await waiting(db);
    const abouts = rows.map(about);
    const [holders, own, rest, inAll] = await Promise.all([
      findCaseHolders(
        db,
        kind,
        abouts.map(({ id }) => id),
      ),
      views(ctx, rows),
      more?.(ctx),
      state === 'waiting' ? readWaiting(db) : { waiting: rows.length },
    ]);
    await recordListLook(db, ctx, {
      action: route.look[0],
      people: abouts.map(({ person }) => person),
      ...(ended && { asked: { state } }),
    });
    const cases = abouts.map(({ id, since }, index) => ({
      _id: id,
      waitingSince: textFromInstant(since),
      holder: caseHolderOrNone(ctx, holders.get(id)),
      ...own[index],
    }));
    const asOf = textFromInstant(clock.businessNow());
    return { status: 200, body: { cases, total: inAll.waiting, asOf, ...rest } };
  });
  return Object.assign(bind, {
    readCases: async (db: Queryable) => (await waiting(db)).map(about),
  });
}

/** The fields that the desk adds to a case that is shown. */
interface Shown {
  _id: string;
  holder: CaseHolder | null;
  asOf: string;
}

interface ShowParts<R extends Route, Row> {
  find(db: Queryable, id: string): Promise<Row | undefined>;
  /** The subject and details of the look's line in the trail. */
  look(
    row: Row,
    id: string,
  ): Required<Pick<AuditEvent, 'subject' | 'details'>> & Pick<AuditEvent, 'otherParty'>;
  view(ctx: SignedInContext, row: Row, shown: Shown): Promise<AnswerTo<R>>;
}

/**
 * The call that shows one case in full. The look is written to the trail. A case that is not there
 * is refused with the one refusal of the route.
 */
export function showCall<const R extends LookRoute, Row>(
  route: R,
  { find, look, view }: ShowParts<R, Row>,
): QueueCall {
  return queueCall(route, async (ctx, { kind }, { params: { id } }) => {
    const { db, clock } = ctx.bank;
    const row = (await find(db, id)) ?? refuse(route.refusals[0] ?? 'CASE_NOT_FOUND');
    await recordAudit(db, ctx, { action: route.look[0], ...look(row, id) });
    const holder = caseHolderOrNone(ctx, (await findCaseHolders(db, kind, [id])).get(id));
    const asOf = textFromInstant(clock.businessNow());
    return { status: 200, body: await view(ctx, row, { _id: id, holder, asOf }) };
  });
}

/** A decision as it was sent. */
interface Sent<R extends Route> {
  id: string;
  body: BodyOf<R>;
  claim: R['movesMoney'] extends true ? Claim : undefined;
}

interface DecisionParts<R extends Route, Done> {
  /** The decision as asked for: two of a case that are equal in this are the same one. */
  asked(sent: Sent<R>): readonly unknown[];
  /** Refuses a waiting case to its holder and to everyone else. */
  mayDecide?(tx: Tx, ctx: SignedInContext, sent: Sent<R>): Promise<void>;
  /** Decides the case, whose row and holder are locked. @returns what is kept with the decision. */
  act(tx: Tx, ctx: SignedInContext, sent: Sent<R>): Promise<Done>;
  answer(done: Done): ResultOf<R>;
}

/** The call that ends a case in one way: once, and by its holder. */
export function decisionCall<const R extends StaffRoute, Done>(
  route: R,
  { asked, mayDecide, act, answer, keeps }: DecisionParts<R, Done> & Keeping<Done>,
): DecisionCall {
  const bind = queueCall(route, async (ctx, queue, { params: { id }, body, claim }) => {
    const sent = { id, body, claim } as Sent<R>;
    const done = await decideOnce(
      ctx,
      {
        queue,
        id,
        asked: asked(sent),
        keeps,
        ...(mayDecide && { mayDecide: (tx: Tx) => mayDecide(tx, ctx, sent) }),
      },
      (tx) => act(tx, ctx, sent),
    );
    return answer(done);
  });
  return Object.assign(bind, { right: route.right });
}
