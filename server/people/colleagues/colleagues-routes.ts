import {
  changeRoleRoute,
  confirmOwnCustomerRoute,
  declineOwnCustomerRoute,
  endAccessRoute,
  getOwnRightsRoute,
  inviteColleagueRoute,
  approveInvitationRoute,
  approveRoleRoute,
  declineRoleRoute,
  linkOwnCustomerRoute,
  listColleaguesRoute,
  withdrawInvitationRoute,
} from '../../../contract/people/colleagues.ts';
import { proveAgainRoute } from '../../../contract/people/fresh-proof.ts';
import { listStaffNewsRoute, seeStaffNewsRoute } from '../../../contract/staff/staff-news.ts';
import { acceptInvitationRoute } from '../../../contract/people/invitations.ts';
import { said } from '../../../contract/calls/said.ts';
import { invariant } from '../../base/invariant.ts';
import { answerTo, bindRoute } from '../../http/bind-route.ts';
import { proveAgain } from '../second-factor/prove-again.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { approveRole, changeRole, declineRole, endAccess } from './change-role.ts';
import { approveInvitation, inviteColleague, withdrawInvitation } from './invite-colleague.ts';
import { confirmOwnCustomer, declineOwnCustomer, linkOwnCustomer } from './link-own-customer.ts';
import type { OpenProposals } from './open-proposals.ts';
import { listColleagues } from './list-colleagues.ts';
import { listStaffNews, seeStaffNews } from './staff-news.ts';

export const callsOfColleagues = (proposals: readonly OpenProposals[]) => [
  answerTo(getOwnRightsRoute, async ({ session: { staffRole, rights } }) => {
    invariant(staffRole, 'who may call this has a role');
    return { role: staffRole, rights: [...rights] };
  }),

  answerTo(proveAgainRoute, async (ctx, { body }) => {
    await proveAgain(ctx, body);
    return said('PROVEN_AGAIN');
  }),

  answerTo(listColleaguesRoute, async (ctx) => await listColleagues(ctx)),

  bindRoute(inviteColleagueRoute, async (ctx, { body }) => {
    const isMailed = await inviteColleague(ctx, body);
    return isMailed
      ? { status: 201, body: said('INVITATION_MAILED', { email: body.email }) }
      : { status: 202, body: said('COLLEAGUE_PROPOSED') };
  }),

  answerTo(withdrawInvitationRoute, async (ctx, { params }) => {
    await withdrawInvitation(ctx, params.id);
    return said('INVITATION_WITHDRAWN');
  }),

  answerTo(approveInvitationRoute, async (ctx, { params }) => {
    const email = await approveInvitation(ctx, params.id);
    return said('INVITATION_MAILED', { email });
  }),

  bindRoute(changeRoleRoute, async (ctx, { params, body }) => {
    const given = await changeRole(ctx, { userId: params.id, ...body, proposals });
    return given
      ? { status: 200, body: said('ROLE_GIVEN', given) }
      : { status: 202, body: said('COLLEAGUE_PROPOSED') };
  }),

  answerTo(approveRoleRoute, async (ctx, { params }) =>
    said('ROLE_GIVEN', await approveRole(ctx, { userId: params.id, proposals })),
  ),

  answerTo(declineRoleRoute, async (ctx, { params }) => {
    await declineRole(ctx, params.id);
    return said('PROPOSAL_DECLINED');
  }),

  bindRoute(linkOwnCustomerRoute, async (ctx, { params, body }) => {
    const { username, customer, waits } = await linkOwnCustomer(ctx, {
      userId: params.id,
      ...body,
    });
    if (customer === undefined)
      return { status: 200, body: said('OWN_CUSTOMER_NONE', { username }) };
    return waits
      ? { status: 202, body: said('OWN_CUSTOMER_PROPOSED', { username, customer }) }
      : { status: 200, body: said('OWN_CUSTOMER_SET', { username, customer }) };
  }),

  answerTo(confirmOwnCustomerRoute, async (ctx) =>
    said('OWN_CUSTOMER_SET', await confirmOwnCustomer(ctx)),
  ),

  answerTo(declineOwnCustomerRoute, async (ctx) => {
    await declineOwnCustomer(ctx);
    return said('OWN_CUSTOMER_DECLINED');
  }),

  answerTo(listStaffNewsRoute, async (ctx) => await listStaffNews(ctx)),

  answerTo(seeStaffNewsRoute, async (ctx, { body }) => {
    await seeStaffNews(ctx, body.newest);
    return said('NEWS_SEEN');
  }),

  answerTo(endAccessRoute, async (ctx, { params, body }) =>
    said('ACCESS_ENDED', await endAccess(ctx, { userId: params.id, ...body, proposals })),
  ),

  answerTo(acceptInvitationRoute, async (ctx, { body }) => {
    await acceptInvitation(ctx, body);
    return said('INVITATION_ACCEPTED');
  }),
];
