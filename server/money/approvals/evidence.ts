import { createPublicKey } from 'node:crypto';
import { invariant } from '../../base/invariant.ts';
import type { Queryable } from '../../db/database.ts';
import { signaturesOfOrder } from './authorisations-store.ts';
import { findTrailEvidence, type TrailEvidence } from '../../services/audit/trail-evidence.ts';

/** What proves to a stranger who signed an order, as `npm run bank -- evidence` writes it. */
export interface Evidence {
  format: 'larkmoor-evidence-3';
  order: EvidenceOrder;
  /** The host that passkeys are made for, and where its pages are; null: passkeys do not work. */
  relyingParty: { id: string; origin: string } | null;
  authorisations: EvidenceAuthorisation[];
}

interface EvidenceOrder {
  id: string;
  kind: string;
  amountMinor: string;
  currency: string;
  recipientName: string;
  recipientAccount: string;
  reference: string;
  createdAt: string;
  /** The recurring bill that it is a later date of: signed with it, and with each change of it. */
  scheduleId: string | null;
}

interface EvidenceAuthorisation {
  id: string;
  signedAt: string;
  session: string;
  address: string;
  factor: 'passkey' | 'code' | 'pin';
  factorSince: string;
  signedText: string;
  /** The line of the trail that was written with it holds the SHA-256 of the text. */
  trail: TrailEvidence | null;
  /** Bytes in base64url. */
  passkey: {
    name: string;
    credentialId: string;
    publicKeyPem: string;
    clientData: string;
    authenticatorData: string;
    signature: string;
  } | null;
}

interface AuthorisationRow {
  id: string;
  signedAt: Temporal.Instant;
  session: string;
  address: string;
  factor: 'passkey' | 'code' | 'pin';
  factorSince: Temporal.Instant;
  signedText: string;
  passkeyName: string | null;
  credentialId: Buffer | null;
  publicKey: Buffer | null;
  clientData: Buffer | null;
  authenticatorData: Buffer | null;
  signature: Buffer | null;
}

/** The evidence of one order by its ID; undefined where there is no such order. */
export async function findEvidence(
  db: Queryable,
  orderId: string,
  relyingParty: Evidence['relyingParty'],
): Promise<Evidence | undefined> {
  const { rows: orders } = await db.query<
    Omit<EvidenceOrder, 'createdAt' | 'amountMinor'> & {
      amountMinor: bigint;
      createdAt: Temporal.Instant;
    }
  >(
    `SELECT id, kind, amount_minor AS "amountMinor", currency, recipient_name AS "recipientName",
      recipient_account AS "recipientAccount", reference, created_at AS "createdAt",
      (SELECT nullif(i.schedule_id, t.id) FROM bill_instalment i WHERE i.transfer_id = t.id)
        AS "scheduleId"
      FROM transfer t WHERE id = $1`,
    [orderId],
  );
  const [order] = orders;
  if (order === undefined) return undefined;
  const { rows } = await db.query<AuthorisationRow>(
    `SELECT a.id, a.signed_at AS "signedAt", session_id AS session, a.address, factor,
      factor_since AS "factorSince", signed_text AS "signedText", passkey_name AS "passkeyName",
      credential_id AS "credentialId", public_key AS "publicKey", client_data AS "clientData",
      authenticator_data AS "authenticatorData", signature
      ${signaturesOfOrder} ORDER BY signed_at`,
    [orderId],
  );
  return {
    format: 'larkmoor-evidence-3',
    order: {
      ...order,
      amountMinor: String(order.amountMinor),
      createdAt: order.createdAt.toString(),
    },
    relyingParty,
    authorisations: await Promise.all(rows.map((row) => view(db, row))),
  };
}

const base64url = (bytes: Buffer) => bytes.toString('base64url');

/** What a passkey leaves is there as a whole or not at all. */
function whole(bytes: Buffer | null): Buffer {
  invariant(bytes, 'a signature by passkey lacks a part');
  return bytes;
}

async function view(
  db: Queryable,
  {
    passkeyName: name,
    credentialId,
    publicKey,
    clientData,
    authenticatorData,
    signature,
    ...signed
  }: AuthorisationRow,
): Promise<EvidenceAuthorisation> {
  const passkey = name !== null && {
    name,
    credentialId: base64url(whole(credentialId)),
    publicKeyPem: await pemOf(whole(publicKey)),
    clientData: base64url(whole(clientData)),
    authenticatorData: base64url(whole(authenticatorData)),
    signature: base64url(whole(signature)),
  };
  return {
    ...signed,
    signedAt: signed.signedAt.toString(),
    factorSince: signed.factorSince.toString(),
    trail: await findTrailEvidence(db, {
      action: 'order.signed',
      subject: `authorisation:${signed.id}`,
    }),
    passkey: passkey || null,
  };
}

/** A public key in the form that every tool reads, from the one that devices write (RFC 9052). */
async function pemOf(coseKey: Buffer): Promise<string> {
  const { decodeCredentialPublicKey } = await import('@simplewebauthn/server/helpers');
  const key = decodeCredentialPublicKey(new Uint8Array(coseKey)) as unknown as Map<number, unknown>;
  const bytes = (label: number) => base64url(Buffer.from(key.get(label) as Uint8Array));
  const jwks: Record<number, () => Record<string, string>> = {
    1: () => ({ kty: 'OKP', crv: 'Ed25519', x: bytes(-2) }),
    2: () => ({ kty: 'EC', crv: 'P-256', x: bytes(-2), y: bytes(-3) }),
    3: () => ({ kty: 'RSA', n: bytes(-1), e: bytes(-2) }),
  };
  const jwk = jwks[Number(key.get(1))];
  if (jwk === undefined) throw new Error(`No passkey has a key of kind ${String(key.get(1))}.`);
  return createPublicKey({ key: jwk(), format: 'jwk' }).export({
    type: 'spki',
    format: 'pem',
  });
}
