import type { FastifyInstance } from 'fastify';
import { createLocalTransferRoute } from '../../../contract/local-transfers.ts';
import { listTransfersRoute } from '../../../contract/transfer-list.ts';
import { cancelTransferRoute, getTransferRoute } from '../../../contract/transfers.ts';
import { createInternationalTransferRoute } from '../../../contract/international-transfers.ts';
import { createOwnTransferRoute } from '../../../contract/own-transfers.ts';
import { nicknamePayeeRoute, removeNicknameRoute } from '../../../contract/nicknames.ts';
import { listRecipientsRoute } from '../../../contract/recipients.ts';
import { said } from '../../../contract/said.ts';
import type { Bank } from '../../bank.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { cancelTransfer } from './cancel-transfer.ts';
import { createInternationalTransfer } from './create-international-transfer.ts';
import { createLocalTransfer } from './create-local-transfer.ts';
import { createOwnTransfer } from './create-own-transfer.ts';
import { listTransfers } from './list-transfers.ts';
import { nicknamePayee, removeNickname } from './nickname-payee.ts';
import { ownReceipt } from './own-views.ts';
import { findRecentRecipients } from './recipients-store.ts';
import { transferReceipt } from './transfer-receipt.ts';

export function bindTransfers(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, listTransfersRoute).to(async (ctx, { query }) => ({
    status: 200,
    body: await listTransfers(ctx, query),
  }));

  bindRoute(app, bank, listRecipientsRoute).to(async (ctx) => ({
    status: 200,
    body: {
      recipients: await findRecentRecipients(bank.db, ctx.session.userId, bank.clock.businessNow()),
    },
  }));

  bindRoute(app, bank, getTransferRoute).to(async (ctx, { params }) => ({
    status: 200,
    body: await ownReceipt(ctx, await transferReceipt(ctx, params.id)),
  }));

  bindRoute(app, bank, cancelTransferRoute).to(async (ctx, { params }) => {
    const transfer = await cancelTransfer(ctx, params.id);
    return {
      status: 200,
      body: { ...said('PAYMENT_CANCELED', { reference: transfer.reference }), transfer },
    };
  });

  bindRoute(app, bank, nicknamePayeeRoute).to(async (ctx, { params, body }) => {
    const name = await nicknamePayee(ctx, params.id, body);
    return { status: 200, body: said('PAYEE_NICKNAMED', { name, nickname: body.nickname }) };
  });

  bindRoute(app, bank, removeNicknameRoute).to(async (ctx, { params }) => {
    const name = await removeNickname(ctx, params.id);
    return { status: 200, body: said('NICKNAME_REMOVED', { name }) };
  });

  bindRoute(app, bank, createLocalTransferRoute).to((ctx, { body, claim }) =>
    createLocalTransfer(ctx, body, claim),
  );

  bindRoute(app, bank, createOwnTransferRoute).to((ctx, { body, claim }) =>
    createOwnTransfer(ctx, body, claim),
  );

  bindRoute(app, bank, createInternationalTransferRoute).to((ctx, { body, headers, claim }) =>
    createInternationalTransfer(ctx, { body, quoteId: headers['quote-id'] }, claim),
  );
}
