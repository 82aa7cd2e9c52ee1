import type { FastifyInstance } from 'fastify';
import { cancelTransfer as cancelRoute, createLocalTransfer as createRoute, getTransfer, listTransfers as listRoute } from '../../contract/transfers.ts';
import { createInternationalTransfer as createInternationalRoute } from '../../contract/international-transfers.ts';
import type { Bank } from '../bank.ts';
import { bindRoute } from '../http/bind-route.ts';
import { postPlan } from '../http/post-plan.ts';
import { refuse } from '../refusal.ts';
import { cancelTransfer } from './cancel-transfer.ts';
import { createInternationalTransfer } from './create-international-transfer.ts';
import { createLocalTransfer } from './create-local-transfer.ts';
import { listTransfers } from './list-transfers.ts';
import { transferView } from './transfer-view.ts';
import { findListedTransfer } from './transfers-store.ts';

export function bindTransfers(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, listRoute).to(async (ctx, { query }) => ({ status: 200, body: await listTransfers(ctx, query) }));

  bindRoute(app, bank, getTransfer).to(async (ctx, { params }) => {
    const row = await findListedTransfer(bank.db, ctx.session.userId, params.id);
    return row ? { status: 200, body: transferView(row, row.direction) } : refuse('TRANSFER_NOT_FOUND');
  });

  bindRoute(app, bank, cancelRoute).to(async (ctx, { params }) => {
    const transfer = await cancelTransfer(ctx, params.id);
    return { status: 200, body: { message: `Payment ${transfer.reference} cancelled. No money was moved.`, transfer } };
  });

  bindRoute(app, bank, createRoute).to(async (ctx, { body, claim }) => postPlan<typeof createRoute>(bank, await createLocalTransfer(ctx, body, claim)));

  bindRoute(app, bank, createInternationalRoute).to(async (ctx, { body, headers, claim }) =>
    postPlan<typeof createInternationalRoute>(bank, await createInternationalTransfer(ctx, { order: body, quoteId: headers['quote-id'] }, claim)),
  );
}
