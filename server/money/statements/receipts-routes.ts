import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { brand } from '../../../config/bank.ts';
import { getReceiptFileRoute, transferReceipt } from '../../../contract/transfers.ts';
import { receiptForOthers } from '../../../contract/shared-receipt.ts';
import { accountView } from '../accounts/account-view.ts';
import { findAccountsOf } from '../accounts/accounts-store.ts';
import type { Bank } from '../../bank.ts';
import { languageFor } from '../../http/language-for.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { invariant } from '../../base/invariant.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import type { LimitRule } from '../../services/limits/limiter.ts';
import { transferReceipt as receiptFor } from '../transfers/transfer-receipt.ts';
import { findUser, accountHolderName } from '../../people/users/users-store.ts';
import { receiptPdf } from './receipt-pdf.ts';

/** More than anybody keeps, too little to keep others waiting. */
const perPerson: LimitRule = { name: 'receipt-pdf', points: 60, duration: 600 };

export function bindReceipts(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, getReceiptFileRoute).to(
    async (ctx, { params: { id }, query }, { request }) => {
      await countRequest(bank, perPerson, ctx.session.userId);
      const whole = transferReceipt.parse(await receiptFor(ctx, id));
      const user = await findUser(bank.db, ctx.session.userId);
      invariant(user !== undefined, 'a live session belongs to a living user');
      const own = (await findAccountsOf(bank.db, [user.id])).map(accountView);
      const receipt = query.for === 'others' ? receiptForOthers(whole, own) : whole;
      const doc = receiptPdf(receipt, {
        holder: accountHolderName(user),
        own,
        language: languageFor(user, request),
        now: new Date(bank.clock.businessNow().epochMilliseconds),
      });
      return {
        status: 200,
        download: {
          mediaType: 'application/pdf',
          name: `${brand.fileName}-receipt-${id.slice(0, 8)}.pdf`,
          bytes: new Readable().wrap(doc),
        },
      };
    },
  );
}
