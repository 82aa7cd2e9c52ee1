import type { FastifyInstance } from 'fastify';
import { createLocalTransferRoute } from '../../../contract/money/local-transfers.ts';
import { listTransfersRoute } from '../../../contract/money/transfer-list.ts';
import { cancelTransferRoute, getTransferRoute } from '../../../contract/money/transfers.ts';
import { createInternationalTransferRoute } from '../../../contract/money/international-transfers.ts';
import { createOwnTransferRoute } from '../../../contract/money/own-transfers.ts';
import { nicknamePayeeRoute, removeNicknameRoute } from '../../../contract/money/nicknames.ts';
import { listRecipientsRoute } from '../../../contract/money/recipients.ts';
import { usdParam } from '../../../contract/words/params.ts';
import { said } from '../../../contract/calls/said.ts';
import type { BankToBind } from '../../bank.ts';
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

export function bindTransfers(app: FastifyInstance, bank: BankToBind): void {
  bindRoute(app, bank, listTransfersRoute).to(async (ctx, { query }) => ({
    status: 200,
    body: await listTransfers(ctx, query),
  }));

  bindRoute(app, bank, listRecipientsRoute).to(async (ctx) => ({
    status: 200,
    body: {
      recipients: await findRecentRecipients(
        ctx.bank.db,
        ctx.session.userId,
        ctx.bank.clock.businessNow(),
      ),
    },
  }));

  bindRoute(app, bank, getTransferRoute).to(async (ctx, { params }) => ({
    status: 200,
    body: await ownReceipt(ctx, await transferReceipt(ctx, params.id)),
  }));

  bindRoute(app, bank, cancelTransferRoute).to(async (ctx, { params }) => {
    const { transfer, backMinor } = await cancelTransfer(ctx, params.id);
    const { reference } = transfer;
    const told =
      backMinor === undefined
        ? said('PAYMENT_CANCELED', { reference })
        : said('PAYMENT_TAKEN_BACK', { reference, back: usdParam(backMinor) });
    return { status: 200, body: { ...told, transfer } };
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
