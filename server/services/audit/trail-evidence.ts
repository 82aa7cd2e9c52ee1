import type { AuditAction } from '../../../contract/calls/audit-actions.ts';
import type { Queryable } from '../../db/database.ts';
import { writtenKey } from './block-signatures.ts';
import { blockText, eventText } from './trail-digests.ts';

/** One line of the trail, in the texts that were hashed, so that an auditor can hash them again. */
export interface TrailEvidence {
  /** The JSON list of its columns; its SHA-256 is one of the digests of the block. */
  event: string;
  /** Null until the next block is made, some seconds later. */
  block: {
    /** The JSON list of what the block holds; its SHA-256 is what is signed. */
    text: string;
    /** Null for a block from before blocks were signed publicly. */
    publicKey: string | null;
    /** In base64url. */
    signature: string | null;
  } | null;
}

interface EvidenceRow {
  event: string;
  text: string | null;
  publicKey: Buffer | null;
  signature: Buffer | null;
}

interface WantedLine {
  /** The person whom the line concerns. */
  person: string | null;
  actions: readonly AuditAction[];
  subject?: string;
  /** The line has these details, and may have others. */
  details?: Record<string, string>;
}

/** @returns the proof of the first such line; null where there is none. */
export async function findTrailEvidence(
  db: Queryable,
  { person, actions, subject, details = {} }: WantedLine,
): Promise<TrailEvidence | null> {
  const { rows } = await db.query<EvidenceRow>(
    `SELECT ${eventText} AS event, CASE WHEN block.number IS NOT NULL THEN ${blockText} END AS text,
      block.public_key AS "publicKey", block.public_signature AS signature
       FROM (SELECT * FROM audit_event WHERE person_id = $1 AND action = ANY ($2)
         AND ($3::text IS NULL OR subject = $3) AND details @> $4::jsonb ORDER BY at LIMIT 1)
         AS event
       LEFT JOIN LATERAL (SELECT * FROM audit_block WHERE up_to >= event.at
         AND event.id = ANY (events) ORDER BY up_to, number LIMIT 1) AS block ON true`,
    [person, actions, subject ?? null, JSON.stringify(details)],
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { event, text, publicKey, signature } = row;
  return {
    event,
    block:
      text === null
        ? null
        : {
            text,
            publicKey: publicKey && writtenKey(publicKey),
            signature: signature && signature.toString('base64url'),
          },
  };
}
