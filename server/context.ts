import type { AuditAction } from '../contract/calls/audit-actions.ts';
import type { Role } from '../contract/people/users.ts';
import type { Bank, BankOfPerson } from './bank.ts';
import { type Caller, theBank } from './services/turns/caller.ts';
import type { Session } from './session.ts';

/** The person or job that acts: handed to every use case, never global. */
export interface Actor {
  /**
   * `customer:<id>`, `admin:<id>`, `system:<job>` or `anonymous`, as journals and the audit trail
   * write it.
   */
  name: string;
  channel: 'web' | 'api' | 'staff' | 'job';
}

/** Names a signed-in person as journals and the audit trail do. */
export function actorName({ role, id }: { role: Role; id: string }): string {
  return `${role === 'admin' ? 'admin' : 'customer'}:${id}`;
}

export interface Context {
  bank: Bank;
  requestId: string;
  /** The caller's network address, as the configured proxies report it. */
  address: string;
  actor: Actor;
  /** The person and network that take turns where callers wait for the same thing. */
  caller: Caller;
  /** The lines that this request wrote to the audit trail; absent where nothing asks for it. */
  recorded?: Set<AuditAction>;
}

/** The context of a request that carries a valid session. */
export interface SignedInContext extends Context {
  bank: BankOfPerson;
  /** As it was last read: when the request came, and again at the beginning of each transaction. */
  session: Session;
}

/** The context of work no person asked for. */
export function systemContext(bank: Bank, job: string, requestId: string): Context {
  const actor = { name: `system:${job}`, channel: 'job' } as const;
  return { bank, requestId, address: '', actor, caller: theBank };
}
