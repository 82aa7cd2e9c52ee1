import type { Queryable } from '../../db/database.ts';
import { writtenKey } from './block-signatures.ts';
import { blockText, eventText } from './trail-digests.ts';

/** One line of the trail, in the texts that were hashed, so that an auditor can hash them again. */
export interface TrailEvidence {
  /** The JSON list of its columns; its SHA-256 is one of the digests of the block. */
  event: string;
  /** Null until the next block is made, some seconds later. */
  block: {
    number: string;
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
  number: bigint | null;
  text: string | null;
  publicKey: Buffer | null;
  signature: Buffer | null;
}

/** What proves the first line of an action on a subject; null where there is no such line. */
export async function findTrailEvidence(
  db: Queryable,
  { action, subject }: { action: string; subject: string },
): Promise<TrailEvidence | null> {
  const { rows } = await db.query<EvidenceRow>(
    `SELECT ${eventText} AS event, block.number, ${blockText} AS text,
      block.public_key AS "publicKey", block.public_signature AS signature
       FROM (SELECT * FROM audit_event WHERE subject = $1 AND action = $2 ORDER BY at LIMIT 1)
         AS event
       LEFT JOIN LATERAL (SELECT * FROM audit_block WHERE up_to >= event.at
         AND event.id = ANY (events) ORDER BY up_to, number LIMIT 1) AS block ON true`,
    [subject, action],
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { event, number, text, publicKey, signature } = row;
  return {
    event,
    block:
      number === null || text === null
        ? null
        : {
            number: String(number),
            text,
            publicKey: publicKey && writtenKey(publicKey),
            signature: signature && signature.toString('base64url'),
          },
  };
}
