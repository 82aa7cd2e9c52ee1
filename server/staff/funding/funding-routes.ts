import type { FastifyInstance } from 'fastify';
import { fundUserRoute } from '../../../contract/admin-users.ts';
import {
  approveFundingRoute,
  declineFundingRoute,
  getFundingProposalRoute,
  listFundingProposalsRoute,
} from '../../../contract/funding-proposals.ts';
import type { Bank } from '../../bank.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { approveFunding } from './approve-funding.ts';
import { declineFunding } from './decline-funding.ts';
import { fundUser } from './fund-user.ts';
import { listProposals, showProposal } from './show-proposals.ts';

export function bindFunding(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, fundUserRoute).to((ctx, { params, body, claim }) =>
    fundUser(ctx, params.id, body, claim),
  );

  bindRoute(app, bank, listFundingProposalsRoute).to(async (ctx) => ({
    status: 200,
    body: await listProposals(ctx),
  }));

  bindRoute(app, bank, getFundingProposalRoute).to(async (ctx, { params }) => ({
    status: 200,
    body: await showProposal(ctx, params.id),
  }));

  bindRoute(app, bank, approveFundingRoute).to(async (ctx, { params }) => {
    return { status: 200, body: { message: await approveFunding(ctx, params.id) } };
  });

  bindRoute(app, bank, declineFundingRoute).to(async (ctx, { params, body }) => {
    return { status: 200, body: { message: await declineFunding(ctx, params.id, body) } };
  });
}
