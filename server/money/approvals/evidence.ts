import { invariant } from '../../base/invariant.ts';
import type { Queryable } from '../../db/database.ts';
import { pinsOf, publicKeyOf } from '../../people/passkeys/passkey-key.ts';
import { findTrailEvidence, type TrailEvidence } from '../../services/audit/trail-evidence.ts';
import { authorisedBy, signaturesOfOrder } from './authorisations-store.ts';

/**
 * The file that proves to a stranger who signed an order, as `npm run bank -- evidence` writes it.
 * It has nothing but what is signed or hashed and the order’s ID: whatever else stood in it would
 * be believed because the rest of the file is true.
 */
export interface Evidence {
  format: 'larkmoor-evidence-5';
  order: { id: string };
  /** Of a later date of a recurring bill: the line that says of which bill, and how much. */
  recurringDate: TrailEvidence | null;
  authorisations: EvidenceAuthorisation[];
}

interface EvidenceAuthorisation {
  signedText: string;
  /**
   * The line that was written with it: factor, the SHA-256 of the text, of a passkey its key. It is
   * the order's own line where the order was signed as it was sent.
   */
  trail: TrailEvidence | null;
  /**
   * The line of what was ordered by it; null where that is `trail`, or is from before such a line
   * named the signature.
   */
  used: TrailEvidence | null;
  /** Bytes in base64url. */
  passkey: {
    /** The first line that names this key as the customer's. */
    added: TrailEvidence | null;
    credentialId: string;
    publicKeyPem: string;
    clientData: string;
    authenticatorData: string;
    signature: string;
  } | null;
}

interface AuthorisationRow extends SignedByPasskey {
  id: string;
  userId: string;
  signedText: string;
}

interface SignedByPasskey {
  credentialId: Buffer | null;
  publicKey: Buffer | null;
  clientData: Buffer | null;
  authenticatorData: Buffer | null;
  signature: Buffer | null;
}

/** The evidence of one order by its ID; undefined where there is no such order. */
export async function findEvidence(db: Queryable, orderId: string): Promise<Evidence | undefined> {
  const { rows: orders } = await db.query<{ payerId: string | null; isLaterDate: boolean }>(
    `SELECT payer_id AS "payerId", EXISTS (SELECT FROM bill_instalment i
        WHERE i.transfer_id = t.id AND i.schedule_id <> t.id) AS "isLaterDate"
      FROM transfer t WHERE id = $1`,
    [orderId],
  );
  const [order] = orders;
  if (order === undefined) return undefined;
  const { rows } = await db.query<AuthorisationRow>(
    `SELECT a.id, a.user_id AS "userId", signed_text AS "signedText",
      credential_id AS "credentialId", public_key AS "publicKey", client_data AS "clientData",
      authenticator_data AS "authenticatorData", signature
      ${signaturesOfOrder} ORDER BY signed_at`,
    [orderId],
  );
  return {
    format: 'larkmoor-evidence-5',
    order: { id: orderId },
    recurringDate: order.isLaterDate
      ? await findTrailEvidence(db, {
          person: order.payerId,
          actions: ['transfer.paid', 'transfer.declined'],
          subject: `transfer:${orderId}`,
        })
      : null,
    authorisations: await Promise.all(rows.map((row) => view(db, row))),
  };
}

const base64url = (bytes: Buffer) => bytes.toString('base64url');

/** Requires a part of a signature by passkey: the parts are there all together or not at all. */
function whole(bytes: Buffer | null): Buffer {
  invariant(bytes, 'a signature by passkey lacks a part');
  return bytes;
}

async function view(
  db: Queryable,
  { id, userId: person, signedText, ...signed }: AuthorisationRow,
): Promise<EvidenceAuthorisation> {
  const before = await findTrailEvidence(db, {
    person,
    actions: ['order.signed'],
    subject: `authorisation:${id}`,
  });
  return {
    signedText,
    trail:
      before ??
      (await findTrailEvidence(db, {
        person,
        actions: ['transfer.created'],
        subject: `transfer:${id}`,
      })),
    used:
      before &&
      (await findTrailEvidence(db, {
        person,
        actions: ['transfer.created', 'schedule.changed'],
        details: authorisedBy({ signed: { id } }),
      })),
    passkey: signed.credentialId && (await passkeyView(db, person, signed)),
  };
}

async function passkeyView(
  db: Queryable,
  person: string,
  signed: SignedByPasskey,
): Promise<EvidenceAuthorisation['passkey']> {
  const credentialId = whole(signed.credentialId);
  const publicKey = whole(signed.publicKey);
  const pem = (await publicKeyOf(publicKey)).export({ type: 'spki', format: 'pem' });
  return {
    added: await findTrailEvidence(db, {
      person,
      actions: ['passkey.added', 'passkey.recorded'],
      details: await pinsOf({ credentialId, publicKey }),
    }),
    credentialId: base64url(credentialId),
    publicKeyPem: pem,
    clientData: base64url(whole(signed.clientData)),
    authenticatorData: base64url(whole(signed.authenticatorData)),
    signature: base64url(whole(signed.signature)),
  };
}
