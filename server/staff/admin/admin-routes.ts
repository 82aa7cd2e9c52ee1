import {
  deleteUserRoute,
  getUserForStaffRoute,
  listUsersRoute,
  suspendUserRoute,
  unsuspendUserRoute,
} from '../../../contract/staff/admin-users.ts';
import { getClosingRoute } from '../../../contract/staff/user-sheet.ts';
import { listRecentUsersRoute, searchUsersRoute } from '../../../contract/people/user-search.ts';
import { said } from '../../../contract/calls/said.ts';
import { recordListLook } from '../../services/audit/audit-event.ts';
import { answerTo, bindRoute } from '../../http/bind-route.ts';
import type { CustomerClosing } from '../../people/users/closing.ts';
import { findNewestUsers } from '../../people/users/users-store.ts';
import { auditedView } from './audited-view.ts';
import { deleteUser, readClosing } from './delete-user.ts';
import { readPersonCount } from './people-store.ts';
import { recentPeople, searchPeople } from './search-people.ts';
import { changeSuspension } from './change-suspension.ts';
import { listedWithAccounts, requireUser, userForStaff } from './user-for-staff.ts';

/**
 * The specified list has no pages, so without a query it is as long as a browser can still show.
 */
const longestList = 1000;

export const callsOfAdmin = (closings: readonly CustomerClosing[]) => [
  bindRoute(listUsersRoute, async (ctx) => {
    const { db } = ctx.bank;
    const users = await findNewestUsers(db, longestList);
    const body = await listedWithAccounts(db, users);
    const total = await readPersonCount(db);
    await recordListLook(db, ctx, { action: 'users.listed', people: users.map(({ id }) => id) });
    return { status: 200, body, headers: { 'X-Total-Count': String(total) } };
  }),

  answerTo(searchUsersRoute, async (ctx, { query }) => await searchPeople(ctx, query)),

  answerTo(listRecentUsersRoute, async (ctx) => ({ users: await recentPeople(ctx) })),

  answerTo(getUserForStaffRoute, async (ctx, { params }) => {
    const owesProof = (await ctx.bank.sessions.freshProofWanted(ctx.session)) !== undefined;
    const view = await auditedView(
      ctx,
      { action: 'user.viewed', subject: `user:${params.id}` },
      async (tx) => userForStaff({ ctx, owesProof }, tx, await requireUser(tx, params.id)),
    );
    return view;
  }),

  answerTo(suspendUserRoute, async (ctx, { params }) => {
    await changeSuspension(ctx, params.id, true);
    return said('USER_SUSPENDED');
  }),

  answerTo(unsuspendUserRoute, async (ctx, { params }) => {
    await changeSuspension(ctx, params.id, false);
    return said('USER_UNSUSPENDED');
  }),

  answerTo(getClosingRoute, async (ctx, { params: { id } }) => {
    const look = { action: 'user.closing_viewed', subject: `user:${id}` } as const;
    const body = await auditedView(ctx, look, async (tx) => {
      await requireUser(tx, id);
      return await readClosing(tx, closings, id);
    });
    return body;
  }),

  answerTo(deleteUserRoute, async (ctx, { params }) => {
    const { username, unclaimedMinor, cancelledOrders } = await deleteUser(
      ctx,
      closings,
      params.id,
    );
    return {
      ...said('USER_DELETED', { username }),
      unclaimed: unclaimedMinor,
      cancelledOrders,
    };
  }),
];
