import type { Right, StaffRole } from '../contract/rights.ts';
import type { Role } from '../contract/users.ts';

/** The live session behind a request. */
export interface Session {
  id: string;
  userId: string;
  username: string;
  role: Role;
  /** Null of a customer, and of staff who have left. */
  staffRole: StaffRole | null;
  /** What their role allows now; of a customer none. */
  rights: readonly Right[];
  suspended: boolean;
  /**
   * Its owner said "This was not me": no payment and no change until they chose a password by a
   * mailed link.
   */
  frozen: boolean;
  /** When the address was last changed, or a password last chosen by a mailed link. */
  contactChangedAt: Temporal.Instant | null;
  /** Since when its owner has used this browser or program; null: it is no new one. */
  newDeviceSince: Temporal.Instant | null;
  passwordChangeRequired: boolean;
  /** Somebody who came by an invitation works only with two-step sign-in. */
  twoStepsRequired: boolean;
  createdAt: Temporal.Instant;
  passwordCheckedAt: Temporal.Instant;
  /** Of staff who are customers too: the account that they do not work on. */
  ownCustomerId: string | null;
  /** When its owner last gave a passkey or a code, where they have one: at the login or since. */
  factorCheckedAt: Temporal.Instant;
  /** When this session last gave the security PIN. */
  pinCheckedAt: Temporal.Instant | null;
  /** SHA-256 of the cookie this session is paired with; null when it is not a browser's. */
  cookieHash: Buffer | null;
}

/**
 * Reads the sessions of requests. People keep them; HTTP asks through this, because it stands below
 * people.
 */
export interface SessionReader {
  /**
   * The live session of a token; undefined when the token is missing, forged, expired or revoked.
   * A request that `isUse` moves the session's idle end.
   */
  read(token: string, options: { isUse: boolean }): Promise<Session | undefined>;
  /** Whether this is staff who must turn on two-step sign-in before anything else. */
  lacksTwoSteps(session: Session): Promise<boolean>;
  /**
   * What somebody must give again before what wants a fresh proof: the strongest they have.
   * Undefined when they gave it a moment ago, or have neither passkey nor app.
   */
  freshProofWanted(session: Session): Promise<'passkey' | 'code' | undefined>;
}
