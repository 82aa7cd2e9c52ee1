import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { findStaffRole, lockStaff } from '../users/staff-roles-store.ts';
import { tellStaff } from '../users/tell-staff.ts';
import {
  findUser,
  findUserByIdentifier,
  lockUser,
  setOwnCustomer,
  type StoredUser,
} from '../users/users-store.ts';
import {
  endOwnCustomerProposal,
  findOwnCustomerProposal,
  insertOwnCustomerProposal,
  isLinkedToAnother,
  type OwnCustomerProposal,
} from './own-customer-store.ts';

interface Link {
  colleague: StoredUser;
  /** Undefined: none. */
  customer: Pick<StoredUser, 'id' | 'username'> | undefined;
}

const tell = (tx: Tx, { bank, session }: SignedInContext, what: string) =>
  tellStaff(tx, bank, { by: session, what, page: '/admin/colleagues' });

/** From the next request on the colleague neither opens nor touches that account at the desk. */
async function write(
  tx: Tx,
  ctx: SignedInContext,
  { colleague: { id, username }, customer }: Link,
): Promise<void> {
  const customerId = customer?.id ?? null;
  await setOwnCustomer(tx, id, customerId);
  await recordAudit(tx, ctx, {
    action: 'colleague.own_customer_set',
    subject: `user:${id}`,
    details: { customer: customerId ?? 'none' },
  });
  const isOwn = id === ctx.session.userId;
  await tell(
    tx,
    ctx,
    customer
      ? `has confirmed to be the customer ${customer.username}`
      : `has said that ${isOwn ? 'they are' : `${username} is`} no customer`,
  );
}

async function propose(
  tx: Tx,
  ctx: SignedInContext,
  { colleague: { id, username }, customer }: Link & { customer: NonNullable<Link['customer']> },
): Promise<void> {
  const { bank, session } = ctx;
  await insertOwnCustomerProposal(tx, {
    userId: id,
    customerId: customer.id,
    by: session.userId,
    now: bank.clock.now(),
  });
  await recordAudit(tx, ctx, {
    action: 'colleague.own_customer_proposed',
    subject: `user:${id}`,
    details: { customer: customer.id },
  });
  await tell(
    tx,
    ctx,
    `says that ${username} is the customer ${customer.username}, which waits for ${username}`,
  );
}

interface Linked {
  username: string;
  customer: string | undefined;
  /** It waits for the colleague whom it is about. */
  waits: boolean;
}

/**
 * Names the customer who a member of the staff is, or says that they are none. The colleague
 * confirms it: a link takes an account out of their sight, and a false one would hide it. A manager
 * does not free their own.
 */
export async function linkOwnCustomer(
  ctx: SignedInContext,
  { userId, username }: { userId: string; username: string },
): Promise<Linked> {
  const { bank, session } = ctx;
  return await bank.db.tx(async (tx) => {
    await lockStaff(tx);
    const colleague = await lockUser(tx, userId);
    if (!colleague || (await findStaffRole(tx, userId)) === null)
      return refuse('COLLEAGUE_NOT_FOUND');
    const isOwn = userId === session.userId;
    if (isOwn && colleague.ownCustomerId !== null) refuse('OWN_PERSON');
    const customer = username === '' ? undefined : await findUserByIdentifier(tx, username);
    if (username !== '' && customer?.role !== 'user') refuse('CUSTOMER_UNKNOWN');
    if (customer && (await isLinkedToAnother(tx, { customerId: customer.id, userId })))
      refuse('CUSTOMER_LINKED');
    const waiting = await findOwnCustomerProposal(tx, userId);
    const done = { username: colleague.username, customer: customer?.username };
    const waits = customer !== undefined && !isOwn && customer.id !== colleague.ownCustomerId;
    if (waits && waiting?.customerId === customer.id) return { ...done, waits };
    const now = bank.clock.now();
    const by = session.userId;
    const isEnded = await endOwnCustomerProposal(tx, { userId, decision: 'withdrawn', by, now });
    const isChanged = (customer?.id ?? null) !== colleague.ownCustomerId;
    if (waits) await propose(tx, ctx, { colleague, customer });
    else if (isEnded || isChanged) await write(tx, ctx, { colleague, customer });
    return { ...done, waits };
  });
}

/** Locks the colleague who asks, and reads the proposal that waits for them. */
async function lockOwnProposal(
  tx: Tx,
  { session }: SignedInContext,
): Promise<{ colleague: StoredUser; proposal: OwnCustomerProposal }> {
  await lockStaff(tx);
  const colleague = await lockUser(tx, session.userId);
  const proposal = colleague && (await findOwnCustomerProposal(tx, colleague.id));
  return proposal ? { colleague, proposal } : refuse('LINK_NOT_PROPOSED');
}

/** Confirms which customer one is oneself. */
export async function confirmOwnCustomer(
  ctx: SignedInContext,
): Promise<{ username: string; customer: string }> {
  const { bank, session } = ctx;
  return await bank.db.tx(async (tx) => {
    const { colleague, proposal } = await lockOwnProposal(tx, ctx);
    const { customerId, userId } = proposal;
    const customer = (await findUser(tx, customerId)) ?? refuse('CUSTOMER_UNKNOWN');
    if (await isLinkedToAnother(tx, { customerId, userId })) refuse('CUSTOMER_LINKED');
    await endOwnCustomerProposal(tx, {
      userId,
      decision: 'confirmed',
      by: session.userId,
      now: bank.clock.now(),
    });
    await write(tx, ctx, { colleague, customer });
    return { username: colleague.username, customer: customer.username };
  });
}

/** Says that the customer whom a colleague named is another person. */
export async function declineOwnCustomer(ctx: SignedInContext): Promise<void> {
  const { bank, session } = ctx;
  await bank.db.tx(async (tx) => {
    const { proposal } = await lockOwnProposal(tx, ctx);
    await endOwnCustomerProposal(tx, {
      userId: proposal.userId,
      decision: 'declined',
      by: session.userId,
      now: bank.clock.now(),
    });
    await recordAudit(tx, ctx, {
      action: 'colleague.own_customer_declined',
      subject: `user:${proposal.userId}`,
      details: { customer: proposal.customerId },
    });
    await tell(tx, ctx, `has said that the customer ${proposal.customer} is somebody else`);
  });
}
