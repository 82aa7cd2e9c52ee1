import type { AuditAction } from '../../contract/audit-actions.ts';
import type { RefusalCode } from '../../contract/errors.ts';
import type { CallOptions } from '../../fixtures/bank-client.ts';
import type { Person } from '../../fixtures/people.ts';
import type { Database } from '../../server/db/database.ts';

/** What is sent to a route, and by whom. */
export interface Given extends Pick<CallOptions, 'body' | 'form' | 'headers'> {
  who?: Pick<Person, 'id' | 'token'>;
  /** By the names in the route's path. */
  params?: Record<string, string>;
  query?: string;
  /** Whom the lines name, where that is not who sends. */
  by?: string | RegExp;
}

/** One use of a route, and what it leaves in the trail. */
export interface Act {
  /** What is special about it, where its route has several. */
  when?: string;
  /** The actions of the lines that it leaves: one entry for each line, and no other lines. */
  leaves: readonly AuditAction[];
  /** Its code, where it is refused and leaves lines all the same. */
  refused?: RefusalCode;
  /** Makes what it needs in the bank. */
  given: () => Promise<Given>;
}

interface TrailLine {
  action: AuditAction;
  actor: string;
  subject: string;
  requestId: string;
}

/** What an act answers, and the lines that the trail has gained by then. */
export async function linesOf<Answer>(
  db: Database,
  act: () => Promise<Answer>,
): Promise<{ answer: Answer; lines: TrailLine[] }> {
  const { rows: before } = await db.query<{ id: string }>('SELECT id FROM audit_event');
  const answer = await act();
  const { rows: lines } = await db.query<TrailLine>(
    `SELECT action, actor, subject, request_id AS "requestId" FROM audit_event
      WHERE NOT (id = ANY ($1::uuid[])) ORDER BY action`,
    [before.map(({ id }) => id)],
  );
  return { answer, lines };
}
