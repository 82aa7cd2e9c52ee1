import type { FastifyInstance } from 'fastify';
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
import type { BankToBind } from '../../bank.ts';
import { invariant } from '../../base/invariant.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { proveAgain } from '../second-factor/prove-again.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { approveRole, changeRole, declineRole, endAccess } from './change-role.ts';
import { approveInvitation, inviteColleague, withdrawInvitation } from './invite-colleague.ts';
import { confirmOwnCustomer, declineOwnCustomer, linkOwnCustomer } from './link-own-customer.ts';
import type { OpenProposals } from './open-proposals.ts';
import { listColleagues } from './list-colleagues.ts';
import { listStaffNews, seeStaffNews } from './staff-news.ts';

export function bindColleagues(
  app: FastifyInstance,
  bank: BankToBind,
  proposals: readonly OpenProposals[],
): void {
  bindRoute(app, bank, getOwnRightsRoute).to(async ({ session: { staffRole, rights } }) => {
    invariant(staffRole, 'who may call this has a role');
    return { status: 200, body: { role: staffRole, rights: [...rights] } };
  });

  bindRoute(app, bank, proveAgainRoute).to(async (ctx, { body }) => {
    await proveAgain(ctx, body);
    return { status: 200, body: said('PROVEN_AGAIN') };
  });

  bindRoute(app, bank, listColleaguesRoute).to(async (ctx) => ({
    status: 200,
    body: await listColleagues(ctx),
  }));

  bindRoute(app, bank, inviteColleagueRoute).to(async (ctx, { body }) => {
    const isMailed = await inviteColleague(ctx, body);
    return isMailed
      ? { status: 201, body: said('INVITATION_MAILED', { email: body.email }) }
      : { status: 202, body: said('COLLEAGUE_PROPOSED') };
  });

  bindRoute(app, bank, withdrawInvitationRoute).to(async (ctx, { params }) => {
    await withdrawInvitation(ctx, params.id);
    return { status: 200, body: said('INVITATION_WITHDRAWN') };
  });

  bindRoute(app, bank, approveInvitationRoute).to(async (ctx, { params }) => {
    const email = await approveInvitation(ctx, params.id);
    return { status: 200, body: said('INVITATION_MAILED', { email }) };
  });

  bindRoute(app, bank, changeRoleRoute).to(async (ctx, { params, body }) => {
    const given = await changeRole(ctx, { userId: params.id, ...body, proposals });
    return given
      ? { status: 200, body: said('ROLE_GIVEN', given) }
      : { status: 202, body: said('COLLEAGUE_PROPOSED') };
  });

  bindRoute(app, bank, approveRoleRoute).to(async (ctx, { params }) => ({
    status: 200,
    body: said('ROLE_GIVEN', await approveRole(ctx, { userId: params.id, proposals })),
  }));

  bindRoute(app, bank, declineRoleRoute).to(async (ctx, { params }) => {
    await declineRole(ctx, params.id);
    return { status: 200, body: said('PROPOSAL_DECLINED') };
  });

  bindRoute(app, bank, linkOwnCustomerRoute).to(async (ctx, { params, body }) => {
    const { username, customer, waits } = await linkOwnCustomer(ctx, {
      userId: params.id,
      ...body,
    });
    if (customer === undefined)
      return { status: 200, body: said('OWN_CUSTOMER_NONE', { username }) };
    return waits
      ? { status: 202, body: said('OWN_CUSTOMER_PROPOSED', { username, customer }) }
      : { status: 200, body: said('OWN_CUSTOMER_SET', { username, customer }) };
  });

  bindRoute(app, bank, confirmOwnCustomerRoute).to(async (ctx) => ({
    status: 200,
    body: said('OWN_CUSTOMER_SET', await confirmOwnCustomer(ctx)),
  }));

  bindRoute(app, bank, declineOwnCustomerRoute).to(async (ctx) => {
    await declineOwnCustomer(ctx);
    return { status: 200, body: said('OWN_CUSTOMER_DECLINED') };
  });

  bindRoute(app, bank, listStaffNewsRoute).to(async (ctx) => ({
    status: 200,
    body: await listStaffNews(ctx),
  }));

  bindRoute(app, bank, seeStaffNewsRoute).to(async (ctx, { body }) => {
    await seeStaffNews(ctx, body.newest);
    return { status: 200, body: said('NEWS_SEEN') };
  });

  bindRoute(app, bank, endAccessRoute).to(async (ctx, { params, body }) => ({
    status: 200,
    body: said('ACCESS_ENDED', await endAccess(ctx, { userId: params.id, ...body, proposals })),
  }));

  bindRoute(app, bank, acceptInvitationRoute).to(async (ctx, { body }) => {
    await acceptInvitation(ctx, body);
    return { status: 201, body: said('INVITATION_ACCEPTED') };
  });
}
