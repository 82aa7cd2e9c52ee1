import type {
  AuditEvent as TrailLine,
  listAuditEventsRoute,
} from '../../../contract/staff/audit.ts';
import type { ActorView } from '../../../contract/values/actors.ts';
import type { AuditAction } from '../../../contract/calls/audit-actions.ts';
import type { AnswerOf, QueryOf } from '../../../contract/calls/route.ts';
import type { AuditEvent } from '../../services/audit/audit-event.ts';
import { endOfDay, startOfDay, textFromInstant } from '../../base/clock.ts';
import { actorName, type SignedInContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { refuse } from '../../base/refusal.ts';
import { nameActors } from '../../people/users/name-actors.ts';
import {
  findAnybody,
  findTrail,
  type StoredAuditEvent,
  type TrailFilter,
} from './audit-trail-store.ts';
import { auditedReading } from './audited-view.ts';

export type TrailQuestion = Omit<QueryOf<typeof listAuditEventsRoute>, 'before' | 'limit'>;

const linesOnPage = 50;

const nobodyKnown = 'No one has this username, email or ID.';

async function requireAnybody(
  db: Queryable,
  field: string,
  typed: string,
): Promise<{ id: string; role: 'user' | 'admin' }> {
  return (
    (await findAnybody(db, typed)) ??
    refuse('INVALID_FIELDS', { fields: { [field]: nobodyKnown }, params: { first: nobodyKnown } })
  );
}

const isNoPerson = (actor: string) => actor === 'anonymous' || actor.startsWith('system:');

/**
 * Puts a question into the terms of the trail.
 * @throws {Refusal} INVALID_FIELDS for an unknown person.
 */
export async function trailFilterOf(
  db: Queryable,
  { person, actor, action, from, to }: TrailQuestion,
): Promise<TrailFilter> {
  return {
    personId: person ? (await requireAnybody(db, 'person', person)).id : undefined,
    actor:
      !actor || isNoPerson(actor) ? actor : actorName(await requireAnybody(db, 'actor', actor)),
    action,
    since: from === undefined ? undefined : startOfDay(from),
    until: to === undefined ? undefined : endOfDay(to),
  };
}

/** The line of the trail about a look at it: whose trail it was, and what was asked. */
export function lookAtTrail(
  action: AuditAction,
  { personId }: TrailFilter,
  { person: _, ...question }: TrailQuestion,
): AuditEvent {
  const asked = Object.entries(question).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  return {
    action,
    subject: personId === undefined ? 'audit' : `user:${personId}`,
    details: Object.fromEntries(asked),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function viewOf(event: StoredAuditEvent, actor: ActorView): TrailLine {
  return {
    _id: event.id,
    at: textFromInstant(event.at),
    actor,
    action: event.action,
    subject: event.subject,
    person:
      event.personId === null || event.username === null
        ? null
        : { _id: event.personId, username: event.username },
    journal: event.journalId,
    requestId: event.requestId,
    address: event.address,
    details: Object.fromEntries(
      Object.entries(event.details).map(([name, value]) => [name, textOf(value)]),
    ),
  };
}

/** Lines of the trail with their actors' names. */
export async function trailViews(
  db: Queryable,
  events: readonly StoredAuditEvent[],
): Promise<TrailLine[]> {
  const nameOf = await nameActors(
    db,
    events.map(({ actor }) => actor),
  );
  return events.map((event) => viewOf(event, nameOf(event.actor)));
}

/** One page of the trail, newest first. */
export async function readTrail(
  ctx: SignedInContext,
  { before, limit = linesOnPage, ...question }: QueryOf<typeof listAuditEventsRoute>,
): Promise<AnswerOf<typeof listAuditEventsRoute>> {
  const filter = await trailFilterOf(ctx.bank.db, question);
  return await auditedReading(ctx, lookAtTrail('audit.viewed', filter, question), async (db) => {
    const events = await findTrail(db, filter, { before, limit: limit + 1 });
    return { events: await trailViews(db, events.slice(0, limit)), more: events.length > limit };
  });
}
