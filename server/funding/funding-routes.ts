import type { FastifyInstance } from 'fastify';
import { fundUser as fundRoute } from '../../contract/admin-users.ts';
import { approveFunding as approveRoute, declineFunding as declineRoute, getFundingProposal, listFundingProposals } from '../../contract/funding-proposals.ts';
import type { Bank } from '../bank.ts';
import { bindRoute } from '../http/bind-route.ts';
import { approveFunding } from './approve-funding.ts';
import { declineFunding } from './decline-funding.ts';
import { fundUser } from './fund-user.ts';
import { listProposals, showProposal } from './show-proposals.ts';

export function bindFunding(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, fundRoute).to((ctx, { params, body, claim }) => fundUser(ctx, params.id, body, claim));

  bindRoute(app, bank, listFundingProposals).to(async (ctx) => ({ status: 200, body: await listProposals(ctx) }));

  bindRoute(app, bank, getFundingProposal).to(async (ctx, { params }) => ({ status: 200, body: await showProposal(ctx, params.id) }));

  bindRoute(app, bank, approveRoute).to(async (ctx, { params }) => {
    return { status: 200, body: { message: await approveFunding(ctx, params.id) } };
  });

  bindRoute(app, bank, declineRoute).to(async (ctx, { params, body }) => {
    return { status: 200, body: { message: await declineFunding(ctx, params.id, body) } };
  });
}
