import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { brand } from '../../../config/bank.ts';
import { getReceiptFileRoute } from '../../../contract/money/transfers.ts';
import { receiptForOthers } from '../../../contract/money/shared-receipt.ts';
import { accountView } from '../accounts/account-view.ts';
import { findAccountsOf } from '../accounts/accounts-store.ts';
import { languageFor } from '../../http/language-for.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { invariant } from '../../base/invariant.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import type { LimitRule } from '../../services/limits/limiter.ts';
import { transferReceipt } from '../transfers/transfer-receipt.ts';
import { findUser, accountHolderName } from '../../people/users/users-store.ts';
import { createFairQueue } from '../../services/turns/fair-queue.ts';
import { receiptPdf } from './receipt-pdf.ts';

/** More than anybody keeps, too little to keep others waiting. */
const perPerson: LimitRule = { name: 'receipt-pdf', points: 60, duration: 600 };

/** Drawn by the thread that answers everybody: between two receipts it answers others. */
const inTurn = createFairQueue({ atOnce: 1, maxWaiting: 50, maxWaitingOfOne: 12 });

export const callsOfReceipts = [
  bindRoute(getReceiptFileRoute, async (ctx, { params: { id }, query }, { request }) => {
    await countRequest(ctx.bank, perPerson, ctx.session.userId);
    const whole = await transferReceipt(ctx, id);
    const user = await findUser(ctx.bank.db, ctx.session.userId);
    invariant(user !== undefined, 'a live session belongs to a living user');
    const own = (await findAccountsOf(ctx.bank.db, [user.id])).map(accountView);
    const receipt = query.for === 'others' ? receiptForOthers(whole, own) : whole;
    const doc = await inTurn(ctx.caller, async () => {
      await setImmediate();
      return await receiptPdf(receipt, {
        holder: accountHolderName(user),
        own,
        language: languageFor(user, request),
        now: new Date(ctx.bank.clock.businessNow().epochMilliseconds),
      });
    });
    return {
      status: 200,
      download: {
        mediaType: 'application/pdf' as const,
        name: `${brand.fileName}-receipt-${id.slice(0, 8)}.pdf`,
        bytes: new Readable().wrap(doc),
      },
    };
  }),
];
