import { createLocalTransferRoute } from '../../../contract/money/local-transfers.ts';
import { listTransfersRoute } from '../../../contract/money/transfer-list.ts';
import { cancelTransferRoute, getTransferRoute } from '../../../contract/money/transfers.ts';
import { createInternationalTransferRoute } from '../../../contract/money/international-transfers.ts';
import { createOwnTransferRoute } from '../../../contract/money/own-transfers.ts';
import { nicknamePayeeRoute, removeNicknameRoute } from '../../../contract/money/nicknames.ts';
import { listRecipientsRoute } from '../../../contract/money/recipients.ts';
import { usdParam } from '../../../contract/words/params.ts';
import { said } from '../../../contract/calls/said.ts';
import { answerTo, bindRoute } from '../../http/bind-route.ts';
import { cancelTransfer } from './cancel-transfer.ts';
import { createInternationalTransfer } from './create-international-transfer.ts';
import { createLocalTransfer } from './create-local-transfer.ts';
import { createOwnTransfer } from './create-own-transfer.ts';
import { listTransfers } from './list-transfers.ts';
import { nicknamePayee, removeNickname } from './nickname-payee.ts';
import { ownReceipt } from './own-views.ts';
import { findRecentRecipients } from './recipients-store.ts';
import { transferReceipt } from './transfer-receipt.ts';

export const callsOfTransfers = [
  answerTo(listTransfersRoute, async (ctx, { query }) => await listTransfers(ctx, query)),

  answerTo(listRecipientsRoute, async (ctx) => ({
    recipients: await findRecentRecipients(
      ctx.bank.db,
      ctx.session.userId,
      ctx.bank.clock.businessNow(),
    ),
  })),

  answerTo(
    getTransferRoute,
    async (ctx, { params }) => await ownReceipt(ctx, await transferReceipt(ctx, params.id)),
  ),

  answerTo(cancelTransferRoute, async (ctx, { params }) => {
    const { transfer, backMinor } = await cancelTransfer(ctx, params.id);
    const { reference } = transfer;
    const told =
      backMinor === undefined
        ? said('PAYMENT_CANCELED', { reference })
        : said('PAYMENT_TAKEN_BACK', { reference, back: usdParam(backMinor) });
    return { ...told, transfer };
  }),

  answerTo(nicknamePayeeRoute, async (ctx, { params, body }) => {
    const name = await nicknamePayee(ctx, params.id, body);
    return said('PAYEE_NICKNAMED', { name, nickname: body.nickname });
  }),

  answerTo(removeNicknameRoute, async (ctx, { params }) => {
    const name = await removeNickname(ctx, params.id);
    return said('NICKNAME_REMOVED', { name });
  }),

  bindRoute(createLocalTransferRoute, (ctx, { body, headers, claim }) =>
    createLocalTransfer(ctx, { body, proof: headers.approval }, claim),
  ),

  bindRoute(createOwnTransferRoute, (ctx, { body, claim }) => createOwnTransfer(ctx, body, claim)),

  bindRoute(createInternationalTransferRoute, (ctx, { body, headers, claim }) =>
    createInternationalTransfer(
      ctx,
      { body, proof: headers.approval, quoteId: headers['quote-id'] },
      claim,
    ),
  ),
];
