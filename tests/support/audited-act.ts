import type { AuditAction } from '../../contract/calls/audit-actions.ts';
import type { RefusalCode } from '../../contract/calls/errors.ts';
import type { CallOptions } from '../../fixtures/bank-client.ts';
import type { Person } from '../../fixtures/people.ts';
import type { Database } from '../../server/db/database.ts';

/** A request to a route, and its sender. */
export interface Given extends Pick<CallOptions, 'body' | 'form' | 'headers'> {
  who?: Pick<Person, 'id' | 'token'>;
  /** By the names in the route's path. */
  params?: Record<string, string>;
  query?: string;
  /** The actor whom the lines name, where that is not the sender. */
  by?: string | RegExp;
}

/** One use of a route, and what it leaves in the trail. */
export interface Act {
  /** The special case of this use, where its route has several. */
  when?: string;
  /**
   * The actions of the lines that it leaves, where they are others than its route says: one entry for
   * each line, and no other lines.
   */
  leaves?: readonly AuditAction[];
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

/** Does an act. @returns its answer, and the lines that the trail has gained by then. */
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
