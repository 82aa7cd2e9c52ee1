import {
  getFreezeCaseRoute,
  listFreezesRoute,
  type FreezeCase,
} from '../../../contract/people/freezes.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { Queryable } from '../../db/database.ts';
import { listCall, showCall } from '../../desk/queue-calls.ts';
import type { Queue } from '../../desk/queue.ts';
import { findUser, type StoredUser } from '../users/users-store.ts';
import {
  findFreeze,
  findWaitingFreezes,
  readWaitingFreezes,
  referenceOf,
  type FreezeRow,
} from './freezes-store.ts';
import { liftFreezeByStaff } from './lift-freeze-by-staff.ts';
import { liftingFactorOf } from './lifting-factor.ts';
import type { OrdersInDoubt } from './orders-in-doubt.ts';
import type { AuditAction } from '../../../contract/calls/audit-actions.ts';

/** A queue longer than this is worked off from its old end. */
const mostListed = 200;

/** Nothing of a customer who has left. */
async function findWithCustomer(
  db: Queryable,
  id: string,
): Promise<{ freeze: FreezeRow; customer: StoredUser } | undefined> {
  const freeze = await findFreeze(db, id);
  const customer = freeze && (await findUser(db, freeze.userId));
  return customer && { freeze, customer };
}

function endedView({ endedAt, endedBy, staff }: FreezeRow): FreezeCase['ended'] {
  return endedAt === null || endedBy === null
    ? null
    : { at: textFromInstant(endedAt), by: staff ?? 'the customer' };
}

/** Customers who said “This was not me”. */
export const freezeQueue = (orders: OrdersInDoubt) =>
  ({
    kind: 'freeze',
    readWaiting: readWaitingFreezes,

    list: listCall(listFreezesRoute, {
      waiting: (db) => findWaitingFreezes(db, mostListed),
      about: ({ id, saidAt, userId }) => ({ id, since: saidAt, person: userId }),
      views: async (_ctx, rows) =>
        rows.map(({ userId, username, fullName, suspended, saidIn }) => ({
          customer: { _id: userId, username, fullName, suspended },
          saidIn,
        })),
    }),

    show: showCall(getFreezeCaseRoute, {
      find: findWithCustomer,
      look: ({ freeze }, id) => ({ subject: `user:${freeze.userId}`, details: { freeze: id } }),
      view: async ({ bank }, { freeze, customer }, shown) => ({
        ...shown,
        waitingSince: textFromInstant(freeze.saidAt),
        customer: {
          _id: customer.id,
          username: customer.username,
          fullName: customer.fullName,
          suspended: customer.suspended,
          email: customer.email,
          phone: customer.phone,
          address: customer.address,
          customerSince: textFromInstant(customer.createdAt),
        },
        saidIn: freeze.saidIn,
        reference: referenceOf(freeze),
        takenBack: freeze.takenBack,
        canceledOrders: await orders.show(bank.db, freeze.canceledOrders),
        waitingOrders: await orders.showWaiting(bank.db, customer.id),
        factorWanted: (await liftingFactorOf(bank, customer)) ?? null,
        changes: await findChangesBefore(bank.db, customer.id, customer.frozenAt ?? freeze.saidAt),
        ended: endedView(freeze),
      }),
    }),

    async lock(tx, id) {
      const found = await findFreeze(tx, id);
      if (!found) return undefined;
      // The customer's row, as everything that begins or ends a freeze.
      await tx.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [found.userId]);
      const freeze = (await findFreeze(tx, id)) ?? found;
      const { endedAt: at, staff } = freeze;
      return {
        auditSubject: `user:${freeze.userId}`,
        decision: at === null ? null : { by: staff ?? 'the customer', outcome: 'ended', at },
      };
    },

    decisions: [liftFreezeByStaff],
  }) satisfies Queue;

/** The deeds of a thief, or of a customer before a mistake. */
const telling: AuditAction[] = [
  'user.signed_in',
  'user.password_changed',
  'profile.submitted',
  'email.changed',
  'email.change_taken_back',
  'pin.set',
  'pin.turned_off',
  'pin.locked',
  'passkey.added',
  'passkey.removed',
  'passkey.confirmed',
  'feed.made',
  'statement.delivery_chosen',
  'two_step_sign_in.turned_on',
  'two_step_sign_in.turned_off',
  'recovery_codes.renewed',
  'card.revealed',
  'schedule.changed',
  'schedule.resumed',
];

/** Finds the changes that the staff read of the 72 hours before a freeze, newest first. */
async function findChangesBefore(
  db: Queryable,
  userId: string,
  frozenAt: Temporal.Instant,
): Promise<{ at: string; action: string }[]> {
  const { rows } = await db.query<{ at: Temporal.Instant; action: string }>(
    `SELECT at, action FROM audit_event WHERE person_id = $1 AND at > $2 AND at <= $3
      AND action = ANY ($4) ORDER BY at DESC LIMIT 50`,
    [userId, frozenAt.subtract({ hours: 72 }), frozenAt, telling],
  );
  return rows.map(({ at, action }) => ({ at: textFromInstant(at), action }));
}
