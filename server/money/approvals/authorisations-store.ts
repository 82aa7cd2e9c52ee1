import type { AnsweredCaution, CautionAnswers } from '../../../contract/money/caution.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { LookUp, Queryable, Tx } from '../../db/database.ts';
import type { SideRow } from '../../ledger/plan.ts';
import type { PasskeySignature } from '../../people/passkeys/passkey-signature.ts';

/** The signature of an order, as the rules of payments ask for it. */
export interface Authorisation {
  id: string;
  /** Since when the customer has had the passkey; null: the security PIN signed. */
  passkeySince: Temporal.Instant | null;
}

export interface StoredAuthorisation {
  id: string;
  /** Since when the customer has had the PIN or the passkey. */
  factorSince: Temporal.Instant;
  /** The one-use row that it grants. */
  approvalId: string;
  userId: string;
  sessionId: string;
  signedAt: Temporal.Instant;
  /** A code of the app was given with the PIN. */
  factor: 'passkey' | 'code' | 'pin';
  /** The network address that it came from. */
  address: string;
  /** Canonical JSON; its SHA-256 is the challenge of a passkey. */
  signedText: string;
  /** Undefined: it was signed with the security PIN, and with a code where the factor says so. */
  passkey: PasskeySignature | undefined;
  /** The answers to the questions about scams; null where none were asked. */
  caution: CautionAnswers | null;
}

/** A signature with what is kept along with it. */
export interface NewSignature extends StoredAuthorisation {
  /** Names the order, which is posted once until the approval ends. */
  digest: string;
  expiresAt: Temporal.Instant;
  /** The trail's details of it: factor, SHA-256 of the text, a passkey's key, answers. */
  details: Record<string, string>;
  /** Its line of the trail, where it is kept before its order. */
  line: SideRow;
}

const bytes = (value: Buffer | undefined): string | undefined =>
  value && `\\x${value.toString('hex')}`;

/** The row of a signature. */
const signatureRow = ({ passkey, ...signed }: StoredAuthorisation) => ({
  id: signed.id,
  approval_id: signed.approvalId,
  user_id: signed.userId,
  session_id: signed.sessionId,
  signed_at: signed.signedAt.toString(),
  address: signed.address,
  factor: signed.factor,
  factor_since: signed.factorSince.toString(),
  signed_text: signed.signedText,
  passkey_name: passkey?.passkeyName,
  credential_id: bytes(passkey?.credentialId),
  public_key: bytes(passkey?.publicKey),
  client_data: bytes(passkey?.clientData),
  authenticator_data: bytes(passkey?.authenticatorData),
  signature: bytes(passkey?.signature),
  caution: signed.caution,
});

/** A signature as `keep_signatures` and `sign_orders` take it. */
export const signatureJson = ({ line, ...signed }: Omit<NewSignature, 'details'>): string =>
  JSON.stringify({
    ...signatureRow(signed),
    digest: `\\x${signed.digest}`,
    expires_at: signed.expiresAt,
    line_id: line.row['id'],
    actor: line.row['actor'],
    action: line.row['action'],
    subject: line.row['subject'],
    request_id: line.row['request_id'],
    details: line.row['details'],
  });

/** A signature that is kept with the posting of its order, or not at all. */
export interface SignatureOfOrder {
  /** Its ID is the order's. */
  row: SideRow;
  /** The order's line of the trail has them: such a signature has no line of its own. */
  details: Record<string, string>;
}

/** A signature as the posting of its order keeps it. */
export const signatureOfOrder = (
  orderId: string,
  { details, ...signed }: NewSignature,
): SignatureOfOrder => ({
  row: { table: 'authorisation', row: signatureRow({ ...signed, id: orderId }) },
  details,
});

/** Keeps a signature, and lets its order be posted once. */
export async function keepSignature(tx: Tx, signature: NewSignature): Promise<void> {
  await tx.query('SELECT keep_signatures(ARRAY[$1::json])', [signatureJson(signature)], {
    name: 'keep-signature',
  });
}

const latestOf: LookUp<string, Authorisation> = {
  name: 'find-authorisation',
  sql: `SELECT asked.place::integer, found.*
    FROM unnest($1::uuid[]) WITH ORDINALITY AS asked (approval_id, place),
    LATERAL (SELECT id, CASE factor WHEN 'passkey' THEN factor_since END AS "passkeySince"
      FROM authorisation a
      WHERE a.approval_id = asked.approval_id ORDER BY signed_at DESC LIMIT 1) AS found`,
  values: (approvalIds) => [approvalIds],
};

/** The latest signature under an order that was signed in one session. */
export async function findAuthorisation(
  db: Queryable,
  approvalId: string,
): Promise<Authorisation | undefined> {
  return await db.lookUp(latestOf, approvalId);
}

interface Signing {
  signed?: Pick<Authorisation, 'id'> | undefined;
  /** The signature itself, where it was not kept before. */
  signature?: SignatureOfOrder | undefined;
}

/** The details of an order's line of the trail about its signature; none where no one signed. */
export const authorisedBy = ({ signed, signature }: Signing): Record<string, string> =>
  signature?.details ?? (signed ? { authorisation: signed.id } : {});

/** Commits with the order's posting: which signature it was posted with; none where no one signed. */
export function authorisationSideRows(orderId: string, { signed, signature }: Signing): SideRow[] {
  if (signature) return [signature.row];
  if (!signed) return [];
  const row = { order_id: orderId, authorisation_id: signed.id };
  return [{ table: 'order_authorisation', row }];
}

/** The same for the change of an order. */
export async function noteAuthorisation(
  db: Queryable,
  orderId: string,
  { id }: Authorisation,
): Promise<void> {
  await db.query('INSERT INTO order_authorisation (order_id, authorisation_id) VALUES ($1, $2)', [
    orderId,
    id,
  ]);
}

export interface Confirmation {
  /** The name of the passkey; null: it was the security PIN. */
  passkey: string | null;
  at: Temporal.Instant;
}

/**
 * The signature that an order was made by: its own, or of a date of a recurring bill the last one
 * under the bill or a change of it. One that came with its order has the order's ID, others are
 * found by `order_authorisation`. A change that was signed later is none of this order.
 */
export const signaturesOfOrder = `FROM transfer t
  CROSS JOIN LATERAL (SELECT ARRAY[t.id,
    (SELECT i.schedule_id FROM bill_instalment i WHERE i.transfer_id = t.id)] AS ids) AS ordered
  JOIN authorisation a ON a.id = ANY (ordered.ids || ARRAY(SELECT o.authorisation_id
    FROM order_authorisation o WHERE o.order_id = ANY (ordered.ids)))
    AND a.signed_at <= t.created_at
  WHERE t.id = $1`;

/** Finds the last signature of an order; undefined where nothing is known of it. */
export async function findConfirmation(
  db: Queryable,
  orderId: string,
): Promise<Confirmation | undefined> {
  const { rows } = await db.query<Confirmation>(
    `SELECT a.passkey_name AS passkey, a.signed_at AS at ${signaturesOfOrder}
      ORDER BY a.signed_at DESC LIMIT 1`,
    [orderId],
    { name: 'find-confirmation' },
  );
  return rows[0];
}

/**
 * Finds the answers to the questions about scams that were given before an order was signed: with
 * its last signature, and with earlier ones under the same order. An answer that points to a scam
 * comes first, so that signing once more with other answers does not hide it.
 */
export async function findCaution(db: Queryable, orderId: string): Promise<AnsweredCaution> {
  const { rows } = await db.query<{ caution: CautionAnswers; at: Temporal.Instant }>(
    `SELECT given.caution, given.signed_at AS at
       FROM (SELECT a.approval_id, t.created_at AS ordered_at ${signaturesOfOrder}
              ORDER BY a.signed_at DESC LIMIT 1) AS last
       JOIN authorisation given ON given.approval_id = last.approval_id
        AND given.signed_at <= last.ordered_at AND given.caution IS NOT NULL
      ORDER BY (given.caution ->> 'askedByOthers')::boolean
        OR (given.caution ->> 'toldToKeepSecret')::boolean DESC, given.signed_at DESC LIMIT 1`,
    [orderId],
    { name: 'find-caution' },
  );
  const [found] = rows;
  return found ? { ...found.caution, at: textFromInstant(found.at) } : null;
}
