import type { FastifyInstance } from 'fastify';
import { deleteUser as deleteRoute, fundUser as fundRoute, getUserForStaff, listUsers, suspendUser, unsuspendUser } from '../../contract/admin-users.ts';
import { numberFromMinor } from '../../contract/money.ts';
import { recordAudit } from '../audit/audit-event.ts';
import type { Bank } from '../bank.ts';
import { bindRoute } from '../http/bind-route.ts';
import { postPlan } from '../http/post-plan.ts';
import { searchUsers } from '../users/users-store.ts';
import { deleteUser } from './delete-user.ts';
import { fundUser } from './fund-user.ts';
import { changeSuspension } from './suspend-user.ts';
import { requireUser, withAccounts } from './user-for-staff.ts';

/** The specified list has no pages, so without a query it is as long as a browser can still show. */
const longestList = 1000;

export function bindAdmin(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, listUsers).to(async (_ctx, { query }) => {
    const limit = Number(query.limit ?? longestList);
    const { users, total } = await searchUsers(bank.db, { search: query.search?.trim() ?? '', limit, offset: (Number(query.page ?? 1) - 1) * limit });
    return { status: 200, body: await withAccounts(bank, users), headers: { 'X-Total-Count': String(total) } };
  });

  bindRoute(app, bank, getUserForStaff).to(async (ctx, { params }) => {
    const user = await requireUser(bank.db, params.id);
    await recordAudit(bank.db, ctx, { action: 'user.viewed', subject: `user:${user.id}` });
    const [view] = await withAccounts(bank, [user]);
    return { status: 200, body: view as NonNullable<typeof view> };
  });

  bindRoute(app, bank, suspendUser).to(async (ctx, { params }) => {
    await changeSuspension(ctx, params.id, true);
    return { status: 200, body: { message: 'User suspended successfully' } };
  });

  bindRoute(app, bank, unsuspendUser).to(async (ctx, { params }) => {
    await changeSuspension(ctx, params.id, false);
    return { status: 200, body: { message: 'User unsuspended successfully' } };
  });

  bindRoute(app, bank, deleteRoute).to(async (ctx, { params }) => {
    const { username, unclaimedMinor, cancelledOrders } = await deleteUser(ctx, params.id);
    return { status: 200, body: { message: `User account for ${username} deleted.`, unclaimed: numberFromMinor(unclaimedMinor), cancelledOrders } };
  });

  bindRoute(app, bank, fundRoute).to(async (ctx, { params, body, claim }) => postPlan<typeof fundRoute>(bank, await fundUser(ctx, params.id, body, claim)));
}
