import { brand } from '../../../config/bank.ts';
import { Readable } from 'node:stream';
import type {
  exportAuditEventsRoute,
  AuditEvent as TrailLine,
} from '../../../contract/staff/audit.ts';
import type { QueryOf } from '../../../contract/calls/route.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { csvWriter, momentFields } from '../../money/statements/csv-line.ts';
import { findTrail, type TrailFilter } from './audit-trail-store.ts';
import { lookAtTrail, trailFilterOf, trailViews } from './read-trail.ts';

const head = [
  'Event ID',
  'Day',
  'Time',
  'At',
  'Actor',
  'Actor ID',
  'Action',
  'Subject',
  'Person',
  'Person ID',
  'Journal',
  'Request ID',
  'Address',
  'Details',
];

const linesAtOnce = 500;

function fieldsOf({
  _id,
  at,
  actor,
  action,
  subject,
  person,
  journal,
  requestId,
  address,
  details,
}: TrailLine) {
  const said = Object.entries(details).map(([name, value]) => `${name}: ${value}`);
  const names = [
    actor.name,
    actor.userId ?? '',
    action,
    subject,
    person?.username ?? '',
    person?._id ?? '',
  ];
  return [
    _id,
    ...momentFields(Temporal.Instant.from(at)),
    ...names,
    journal ?? '',
    requestId,
    address,
    said.join('; '),
  ];
}

async function* csvOf(db: Queryable, filter: TrailFilter, bom: boolean): AsyncGenerator<string> {
  const csv = csvWriter(bom);
  yield csv.head(head);
  let before: string | undefined;
  do {
    const events = await findTrail(db, filter, { before, limit: linesAtOnce });
    yield (await trailViews(db, events)).map((event) => csv.line(fieldsOf(event))).join('');
    before = events.length < linesAtOnce ? undefined : events.at(-1)?.id;
  } while (before !== undefined);
}

/**
 * The lines asked for as CSV that is written while it is read: memory does not grow with the trail.
 */
export async function exportTrail(
  ctx: SignedInContext,
  { bom, ...question }: QueryOf<typeof exportAuditEventsRoute>,
) {
  const { db, clock } = ctx.bank;
  const filter = await trailFilterOf(db, question);
  // Up to this moment: the export does not tell of itself, nor of what happens while it is read.
  const bounded = { ...filter, until: filter.until ?? clock.now() };
  await recordAudit(db, ctx, lookAtTrail('audit.exported', filter, question));
  const name = `${brand.fileName}-audit-${question.from ?? 'opening'}-to-${question.to ?? clock.businessDay()}.csv`;
  return {
    mediaType: 'text/csv; charset=utf-8',
    name,
    bytes: Readable.from(csvOf(db, bounded, bom === 'true')),
  } as const;
}
