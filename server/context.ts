import type { AuditAction } from '../contract/audit-actions.ts';
import type { Role } from '../contract/users.ts';
import type { Bank } from './bank.ts';
import type { Session } from './session.ts';

/** Who asks: kept by every use case, never global. */
export interface Actor {
  /**
   * `customer:<id>`, `admin:<id>`, `system:<job>` or `anonymous`: as it stands in journals and in
   * the audit trail.
   */
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
