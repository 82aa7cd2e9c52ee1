import type { PaymentOrder } from '../../../contract/money/approvals.ts';
import type { OwnTransfer } from '../../../contract/money/own-transfers.ts';

/** An order as it goes out: one to others is signed first, a move between own accounts is not. */
export type SentOrder = PaymentOrder | { call: 'transfers/own'; body: OwnTransfer };
