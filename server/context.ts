import type { AuditAction } from '../contract/audit-actions.ts';
import type { Role } from '../contract/users.ts';
import type { Bank } from './bank.ts';

/** The live session behind a request. */
export interface Session {
  id: string;
  userId: string;
  role: Role;
  suspended: boolean;
  /** Its owner said "This was not me": no payment and no change until they chose a password by a mailed link. */
  frozen: boolean;
  /** When the address was last changed, or a password last chosen by a mailed link. */
  contactChangedAt: Temporal.Instant | null;
  passwordChangeRequired: boolean;
  createdAt: Temporal.Instant;
  passwordCheckedAt: Temporal.Instant;
  /** When this session last gave the security PIN. */
  pinCheckedAt: Temporal.Instant | null;
  /** SHA-256 of the cookie this session is paired with; null when it is not a browser's. */
  cookieHash: Buffer | null;
}

/** Who asks: kept by every use case, never global. */
export interface Actor {
  /** `customer:<id>`, `admin:<id>`, `system:<job>` or `anonymous`: as it stands in journals and in the audit trail. */
  name: string;
  channel: 'web' | 'api' | 'staff' | 'job';
}

/** How a signed-in person stands in journals and in the audit trail. */
export function actorName({ role, id }: { role: Role; id: string }): string {
  return `${role === 'admin' ? 'admin' : 'customer'}:${id}`;
}

export interface Context {
  bank: Bank;
  requestId: string;
  /** The caller's network address, as the configured proxies report it. */
  address: string;
  actor: Actor;
  /** What this request has written to the audit trail; absent where nothing asks for it. */
  recorded?: Set<AuditAction>;
}

/** The context of a request that carries a valid session. */
export interface SignedInContext extends Context {
  session: Session;
}

/** The context of work no person asked for. */
export function systemContext(bank: Bank, job: string, requestId: string): Context {
  return { bank, requestId, address: '', actor: { name: `system:${job}`, channel: 'job' } };
}
