import type { Factor } from '../../../contract/values/step-up.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { PasskeySignature } from '../../people/passkeys/passkey-signature.ts';

interface LoanAcceptance {
  id: string;
  loanId: string;
  sessionId: string;
  signedAt: Temporal.Instant;
  /** The network address that it came from. */
  address: string;
  factor: Factor;
  /** Canonical JSON; its SHA-256 is the challenge of a passkey. */
  signedText: string;
  /** Undefined: it was another factor. */
  passkey: PasskeySignature | undefined;
}

/** Keeps how a loan was accepted, for ever. */
export async function insertAcceptance(
  tx: Tx,
  { passkey, ...accepted }: LoanAcceptance,
): Promise<void> {
  await tx.query(
    `INSERT INTO loan_acceptance (id, loan_id, session_id, signed_at, address, factor, signed_text,
      passkey_name, credential_id, public_key, client_data, authenticator_data, signature)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      accepted.id,
      accepted.loanId,
      accepted.sessionId,
      accepted.signedAt,
      accepted.address,
      accepted.factor,
      accepted.signedText,
      passkey?.passkeyName ?? null,
      passkey?.credentialId ?? null,
      passkey?.publicKey ?? null,
      passkey?.clientData ?? null,
      passkey?.authenticatorData ?? null,
      passkey?.signature ?? null,
    ],
  );
}

/** The factor that a loan was accepted with last; undefined where it was not. */
export async function findAcceptedWith(db: Queryable, loanId: string): Promise<Factor | undefined> {
  const { rows } = await db.query<{ factor: Factor }>(
    `SELECT factor FROM loan_acceptance WHERE loan_id = $1 ORDER BY signed_at DESC LIMIT 1`,
    [loanId],
  );
  return rows[0]?.factor;
}
