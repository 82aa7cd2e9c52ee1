import type { Right, StaffRole } from '../contract/values/rights.ts';
import type { Role } from '../contract/people/users.ts';
import type { Queryable, Tx } from './db/database.ts';

/** The live session behind a request. */
export interface Session {
  id: string;
  userId: string;
  username: string;
  role: Role;
  /** Null of a customer, and of staff who have left. */
  staffRole: StaffRole | null;
  /** The rights that a colleague's role gives now; a customer has none. */
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
  /** True of a colleague who came by an invitation: they work only with two-step sign-in. */
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
 * The deeds that may run next to a transaction of a person: their own other deeds wait (`nothing`),
 * or go on at the same time (`deeds`); or those of everybody who changes roles wait (`no change of
 * roles`), so that of two who end each other's access one is the first.
 */
export type LockedBeside = 'nothing' | 'deeds' | 'no change of roles';

/**
 * Reads the sessions of requests. People keep them; HTTP, a layer below people, asks through this.
 */
export interface SessionReader {
  /**
   * The live session of a token; undefined when the token is missing, forged, expired or revoked.
   * A request that `isUse` moves the session's idle end.
   */
  read(token: string, options: { isUse: boolean }): Promise<Session | undefined>;
  /**
   * The same session as it is now, locked with its owner: until the transaction ends, no one ends
   * it, and no one takes its owner's role. Undefined when it is over.
   */
  lock(tx: Tx, session: Pick<Session, 'id'>, beside: LockedBeside): Promise<Session | undefined>;
  /**
   * The rights that a member of the staff has now, who keeps their role until the transaction ends.
   * None of who has left.
   */
  lockRights(tx: Tx, userId: string): Promise<readonly Right[]>;
  /** Says whether a member of the staff must turn on two-step sign-in before anything else. */
  lacksTwoSteps(session: Session, db?: Queryable): Promise<boolean>;
  /**
   * The factor that a person must give again for a fresh proof: the strongest they have. Undefined
   * when they gave it a moment ago, or have neither passkey nor app.
   */
  freshProofWanted(session: Session): Promise<'passkey' | 'code' | undefined>;
}
