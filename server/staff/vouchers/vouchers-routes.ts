import { said } from '../../../contract/calls/said.ts';
import {
  addEvidenceRoute,
  makeVoucherRoute,
  showUndoRoute,
  undoJournalRoute,
} from '../../../contract/staff/vouchers.ts';
import {
  listDebtsOfUserRoute,
  makeCustomerVoucherRoute,
} from '../../../contract/staff/customer-vouchers.ts';
import { listUnclaimedRoute } from '../../../contract/staff/unclaimed-funds.ts';
import { answerTo, bindRoute } from '../../http/bind-route.ts';
import { addEvidence } from './add-evidence.ts';
import { makeCustomerVoucher } from './make-customer-voucher.ts';
import { makeVoucher } from './make-voucher.ts';
import { showDebts } from './show-debts.ts';
import { showUndo, undoJournal } from './undo-journal.ts';
import { listUnclaimed } from './list-unclaimed.ts';

export const callsOfVouchers = [
  bindRoute(makeVoucherRoute, (ctx, { body, claim }) => makeVoucher(ctx, body, claim)),
  bindRoute(makeCustomerVoucherRoute, (ctx, { params, body, claim }) =>
    makeCustomerVoucher(ctx, params.id, body, claim),
  ),
  answerTo(listDebtsOfUserRoute, async (ctx, { params }) => await showDebts(ctx, params.id)),
  answerTo(listUnclaimedRoute, async (ctx, { query }) => await listUnclaimed(ctx, query)),
  answerTo(showUndoRoute, async (ctx, { params }) => await showUndo(ctx, params.id)),
  answerTo(undoJournalRoute, async (ctx, { params, body }) => {
    return await undoJournal(ctx, params.id, body);
  }),
  answerTo(addEvidenceRoute, async (ctx, { params, files }) => {
    await addEvidence(ctx, params.id, files);
    return said('EVIDENCE_ADDED');
  }),
];
