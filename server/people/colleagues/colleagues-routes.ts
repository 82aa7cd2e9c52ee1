import type { FastifyInstance } from 'fastify';
import {
  changeRoleRoute,
  endAccessRoute,
  getOwnRightsRoute,
  inviteColleagueRoute,
  approveInvitationRoute,
  approveRoleRoute,
  declineRoleRoute,
  linkOwnCustomerRoute,
  listColleaguesRoute,
  withdrawInvitationRoute,
} from '../../../contract/colleagues.ts';
import { proveAgainRoute } from '../../../contract/fresh-proof.ts';
import { acceptInvitationRoute } from '../../../contract/invitations.ts';
import type { Bank } from '../../bank.ts';
import { invariant } from '../../base/invariant.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { proveAgain } from '../second-factor/prove-again.ts';
import { linkAnswers } from '../users/link-answers.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { approveRole, changeRole, declineRole, endAccess } from './change-role.ts';
import { approveInvitation, inviteColleague, withdrawInvitation } from './invite-colleague.ts';
import { linkOwnCustomer } from './link-own-customer.ts';
import { listColleagues } from './list-colleagues.ts';

export function bindColleagues(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, getOwnRightsRoute).to(async ({ session: { staffRole, rights } }) => {
    invariant(staffRole, 'who may call this has a role');
    return { status: 200, body: { role: staffRole, rights: [...rights] } };
  });

  bindRoute(app, bank, proveAgainRoute).to(async (ctx, { body }) => {
    await proveAgain(ctx, body);
    return { status: 200, body: { message: 'Confirmed.' } };
  });

  bindRoute(app, bank, listColleaguesRoute).to(async (ctx) => ({
    status: 200,
    body: await listColleagues(ctx),
  }));

  bindRoute(app, bank, inviteColleagueRoute).to(async (ctx, { body }) => {
    const isMailed = await inviteColleague(ctx, body);
    if (!isMailed)
      return { status: 202, body: { message: 'Proposed. Another manager has to approve it.' } };
    return { status: 201, body: { message: `We’re emailing the invitation to ${body.email}.` } };
  });

  bindRoute(app, bank, withdrawInvitationRoute).to(async (ctx, { params }) => {
    await withdrawInvitation(ctx, params.id);
    return { status: 200, body: { message: 'Invitation withdrawn. Its link no longer works.' } };
  });

  bindRoute(app, bank, approveInvitationRoute).to(async (ctx, { params }) => {
    const email = await approveInvitation(ctx, params.id);
    return { status: 200, body: { message: `We’re emailing the invitation to ${email}.` } };
  });

  bindRoute(app, bank, changeRoleRoute).to(async (ctx, { params, body }) => {
    const { isGiven, message } = await changeRole(ctx, { userId: params.id, ...body });
    return { status: isGiven ? 200 : 202, body: { message } };
  });

  bindRoute(app, bank, approveRoleRoute).to(async (ctx, { params }) => ({
    status: 200,
    body: { message: await approveRole(ctx, params.id) },
  }));

  bindRoute(app, bank, declineRoleRoute).to(async (ctx, { params }) => {
    await declineRole(ctx, params.id);
    return { status: 200, body: { message: 'Proposal declined. Nothing was changed.' } };
  });

  bindRoute(app, bank, linkOwnCustomerRoute).to(async (ctx, { params, body }) => ({
    status: 200,
    body: { message: await linkOwnCustomer(ctx, { userId: params.id, ...body }) },
  }));

  bindRoute(app, bank, endAccessRoute).to(async (ctx, { params, body }) => ({
    status: 200,
    body: { message: await endAccess(ctx, { userId: params.id, ...body }) },
  }));

  bindRoute(app, bank, acceptInvitationRoute).to(async (ctx, { body }, { request }) => {
    await acceptInvitation(ctx, body);
    return { status: 201, body: { message: linkAnswers(request).invitationAccepted } };
  });
}
